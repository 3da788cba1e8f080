// A good says what it is, what makes it, what it becomes and what it brings.
import { beforeAll, expect, test } from 'vitest';
import { doings } from '../../../src/games/craftsmen/acts';
import { freightOf, goodInfo, intoOf } from '../../../src/games/craftsmen/goods';
import type { CraftsmenView } from '../../../src/games/craftsmen/view';
import { openCraftsmen } from '../../boxes';

beforeAll(openCraftsmen);

const parts = (good: string): string[] => goodInfo(good).map(({ part }) => part);

test('a raw good says who makes it and what it becomes', () => {
  expect(parts('wheat')).toEqual(['maker', 'into']);
  expect(intoOf('wheat')).toEqual(['flour', 'beer']);
});

test('a half-product lies in the granary, a final good goes to sea and ends a line', () => {
  expect(parts('flour')).toEqual(['maker', 'needs', 'into', 'stored']);
  expect(parts('bread')).toEqual(['maker', 'needs', 'points', 'freight', 'line']);
  expect(freightOf('bread')).toEqual([
    { ship: '1', points: 5 },
    { ship: '2', points: 4 },
  ]);
});

test('the help of a card looks at what can be done with it where it is', () => {
  const view = {
    open: { extended: ['mill_red_blue_2', null] },
    seats: [{ hand: ['mill_green'], row: ['mill_red_blue'] }, { row: ['mill_violet'] }],
  } as unknown as CraftsmenView;
  const of = (card: string): string[] => doings(card, view, null, 0);

  expect(of('mill_green')).toEqual(['build mill_green left', 'build mill_green right']);
  expect(of('mill_red_blue_2')).toEqual(['buy mill_red_blue_2', 'auction mill_red_blue_2']);
  expect(of('mill_red_blue')).toEqual(['make flour']);
  expect(of('mill_violet')).toEqual([]);
  expect(of('queue_notary')).toEqual(['send notary']);
});
