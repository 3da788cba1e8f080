import { expect, test } from 'vitest';
import { shines, tabFor, tabOf } from '../../../src/games/le_havre/tabs';
import { verbOf } from '../../../src/games/le_havre/verbs';
import type { LeHavreView } from '../../../src/games/le_havre/view';

const view = {
  seats: [{ buildings: ['joinery'] }, { buildings: ['bakehouse'] }],
} as unknown as LeHavreView;

test('an action is where its card or ship lies', () => {
  const found = [
    'use joinery',
    'use bakehouse',
    'use church',
    'buy church',
    'build wood_ship',
    'sell joinery',
  ];

  expect(found.map((text) => tabOf(text, view, 0))).toEqual(['me', 1, 'town', 'town', 'ships', 'me']);
});

test('offers and the end of a turn are behind no tab', () => {
  expect(tabOf('take wood', view, 0)).toBeNull();
  expect(tabOf('end', view, 0)).toBeNull();
});

test('sales do not call for attention', () => {
  expect([shines('use joinery'), shines('sell joinery')]).toEqual([true, false]);
});

test('whoever builds is led to what can be built', () => {
  expect(tabFor(['build church', 'stop'], true, false)).toBe('town');
  expect(tabFor(['build wood_ship'], true, false)).toBe('ships');
  expect(tabFor(['build church'], false, false)).toBeNull();
  expect(tabFor(['times 3'], true, false)).toBeNull();
});

test('whoever chooses amounts has the own goods in sight', () => {
  expect(tabFor(['times 3'], true, true)).toBe('me');
  expect(tabFor(['build church'], true, true)).toBe('me');
});

test('a lamp has a word where only buying or building is left', () => {
  expect(verbOf(['buy church'])).toBe('lh-buy.group');
  expect(verbOf(['use church', 'buy church'])).toBeNull();
  expect(verbOf(['use church'])).toBeNull();
  expect(verbOf([])).toBeNull();
});
