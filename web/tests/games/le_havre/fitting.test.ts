import { expect, test } from 'vitest';
import { Fitting } from '../../../src/games/le_havre/fitting.svelte';

const SIZES = [4, 3, 2, 1];
let isPointedAt = false;
const node = { matches: () => isPointedAt } as unknown as Element;

/** Takes sizes for so much room, in a turn with so much to show. */
function fitted(fitting: Fitting<number>, turn: string, shown: string, room: number): number {
  fitting.fit(turn, 'desk', shown, node, () => fitting.now <= room);
  return fitting.now;
}

test('the largest size that fits is taken', () => {
  const fitting = new Fitting(SIZES);

  expect(fitted(fitting, 'turn 1', '3 cards', 3)).toBe(3);
});

test('sizes grow in a new turn, wherever the pointer is, and never within one', () => {
  const fitting = new Fitting(SIZES);
  isPointedAt = true;
  fitted(fitting, 'turn 1', '9 cards', 1);

  expect(fitted(fitting, 'turn 1', '3 cards', 4)).toBe(1);
  expect(fitted(fitting, 'turn 2', '3 cards', 4)).toBe(4);
});

test('what no longer fits becomes smaller at once; it is told when nothing fits', () => {
  const fitting = new Fitting(SIZES);
  fitted(fitting, 'turn 1', '3 cards', 4);

  expect(fitted(fitting, 'turn 1', '4 cards', 2)).toBe(2);
  expect(fitting.fit('turn 1', 'desk', '40 cards', node, () => false)).toBe(false);
});

test('what gave way to a question comes back after it, but not under the pointer', () => {
  const fitting = new Fitting(SIZES);
  fitted(fitting, 'turn 1', '3 cards', 4);
  fitted(fitting, 'turn 1', '3 cards', 2);

  isPointedAt = true;
  expect(fitted(fitting, 'turn 1', '3 cards', 4)).toBe(2);
  isPointedAt = false;
  expect(fitted(fitting, 'turn 1', '3 cards', 4)).toBe(4);
});
