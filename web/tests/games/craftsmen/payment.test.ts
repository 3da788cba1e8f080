import { beforeAll, expect, test } from 'vitest';
import { discards, investments, payments, worth } from '../../../src/games/craftsmen/capital';
import { goesOn, preferred } from '../../../src/games/craftsmen/payment';
import type { Question } from '../../../src/games/craftsmen/view';
import { openCraftsmen } from '../../boxes';
import { speakEnglish } from '../../english';

beforeAll(() => {
  speakEnglish();
  openCraftsmen();
});

const ALL = ['violet', 'green', 'blue', 'red'];
/** A question, as far as it matters. */
function asks<K extends Question['kind']>(kind: K, more: object = {}): Extract<Question, { kind: K }> {
  return { kind, seat: 0, ...more } as unknown as Extract<Question, { kind: K }>;
}

test('cards of a colour are worth their values, or five for each after the first', () => {
  expect(worth(['red_1', 'green_3'])).toBe(4);
  expect(worth(['red_1', 'red_1'])).toBe(5);
  expect(worth(['red_3', 'red_3'])).toBe(6);
  expect(worth(['red_1', 'red_2', 'red_3'])).toBe(10);
  expect(worth([])).toBe(0);
});

test('a payment has no card too many, and leaves the best rest', () => {
  const found = payments(['violet_1', 'red_1', 'red_2', 'green_3', 'blue_1'], 3, ALL);

  expect(found.every((cards) => worth(cards) >= 3)).toBe(true);
  expect(found).toContainEqual(['green_3']);
  expect(found.some((cards) => cards.includes('green_3') && cards.length > 1)).toBe(false);
  expect(found[0]).toEqual(['green_3']);
});

test('only the colours that are asked for pay', () => {
  expect(payments(['red_3', 'green_3'], 3, ['green'])).toEqual([['green_3']]);
  expect(payments(['red_3'], 3, ['green'])).toEqual([]);
});

test('so many cards are discarded, the ones that are missed least first', () => {
  expect(discards(['red_1', 'green_3'], 1)).toEqual([['red_1'], ['green_3']]);
  expect(discards(['red_1', 'green_3'], 2)).toEqual([['green_3', 'red_1']]);
});

test('an investment is one card of each colour, the most points first', () => {
  const hand = ['violet_1', 'green_1', 'blue_1', 'red_1', 'red_3'];

  expect(investments(hand)).toEqual([
    ['violet_1', 'green_1', 'blue_1', 'red_3'],
    ['violet_1', 'green_1', 'blue_1', 'red_1'],
  ]);
  expect(investments(['red_1'])).toEqual([]);
});

test('the lowest bid stands out', () => {
  expect(preferred(['pass', 'bid 4', 'bid 5'], asks('bid'))).toBe('bid 4');
});

test('building must go on until it is paid; work may go on while points are left', () => {
  const craft = asks('craft', { work_points: 3, tokens: false });

  expect(goesOn(asks('build', { built: 0 }), asks('build', { built: 1 }))).toBe('must');
  expect(goesOn(craft, { ...craft, work_points: 2 })).toBe('may');
  expect(goesOn(craft, craft)).toBeNull();
  expect(goesOn(craft, { ...craft, work_points: 2, tokens: true })).toBeNull();
  expect(goesOn(asks('bank'), { ...craft, work_points: 2 })).toBeNull();
  expect(goesOn(craft, { ...craft, work_points: 2, seat: 1 })).toBeNull();
});
