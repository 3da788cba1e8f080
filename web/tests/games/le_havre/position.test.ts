import { beforeAll, expect, test } from 'vitest';
import { discs, evening, fleetOf, nearRounds, othersOf } from '../../../src/games/le_havre/position';
import type { LeHavreView } from '../../../src/games/le_havre/view';
import { openLeHavre } from '../../boxes';

beforeAll(openLeHavre);

const at = (round: number, turn: number, mover: number, players = 3): LeHavreView =>
  ({ round, turn, mover, players, phase: 'main' }) as unknown as LeHavreView;

test('each ship lies at the tile of its last turn', () => {
  expect(discs(at(2, 3, 0))).toEqual([[1], [2], [0], [], [], [], []]);
  expect(discs(at(1, 1, 2))).toEqual([[2], [], [], [], [], [], []]);
});

test('equal ships lie together', () => {
  expect(
    fleetOf({
      ships: [
        ['wood', 2],
        ['iron', 4],
        ['wood', 2],
      ],
    }),
  ).toEqual([
    { kind: 'wood', value: 2, n: 2 },
    { kind: 'iron', value: 4, n: 1 },
  ]);
});

test('the others follow in the order of play', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(1, 0)).toEqual([]);
});

test('a round goes from morning to evening', () => {
  expect(evening(at(3, 1, 0))).toBe(0);
  expect(evening(at(3, 4, 0))).toBe(0.5);
  expect(evening(at(3, 7, 0))).toBe(1);
});

test('a narrow calendar shows the last round, this one and those to come', () => {
  expect(nearRounds(1, 18, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(nearRounds(12, 18, 7)).toEqual([10, 11, 12, 13, 14, 15, 16]);
  expect(nearRounds(19, 18, 7)).toEqual([11, 12, 13, 14, 15, 16, 17]);
});
