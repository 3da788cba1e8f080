import { expect, test } from 'vitest';
import { changed, leavesOf } from '../../src/lib/position';

const POSITION = {
  round: 3,
  offers: { fish: 2 },
  seats: [{ francs: 5, goods: { coal: 1 }, worker: null }],
  seal: 'x',
};

test('the numbers of seats and offers can be changed one by one', () => {
  expect(leavesOf(POSITION).map(({ path, value }) => [path.join(' '), value])).toEqual([
    ['offers fish', 2],
    ['seats 0 francs', 5],
    ['seats 0 goods coal', 1],
  ]);
  expect(leavesOf(null)).toEqual([]);
});

test('a position that was changed begins its turn again', () => {
  const found: unknown = JSON.parse(changed(JSON.stringify(POSITION), ['seats', 0, 'francs'], 9));

  expect(found).toEqual({
    round: 3,
    offers: { fish: 2 },
    seats: [{ francs: 9, goods: { coal: 1 }, worker: null }],
  });
});
