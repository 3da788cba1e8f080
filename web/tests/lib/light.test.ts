// Where the teacher stands: never over what lies in the light while there is room beside it.
import { expect, test } from 'vitest';
import { around, overlap, standFor, within } from '../../src/lib/light';

const ROOM = { left: 0, top: 40, width: 1000, height: 700 };
const PANEL = { width: 700, height: 150 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('the teacher stands below, at the left', () => {
  expect(standFor(PANEL, ROOM, [box(0, 200, 700, 140)])).toEqual({ left: 14, top: 576 });
});

test('where the light is below he stands above', () => {
  const light = box(0, 560, 1000, 180);

  const stand = standFor(PANEL, ROOM, [light]);

  expect(stand.top).toBe(54);
  expect(overlap({ ...stand, ...PANEL }, light)).toBe(0);
});

test('a small thing at the left makes him stand at the right', () => {
  const stand = standFor(PANEL, ROOM, [box(0, 600, 100, 100)]);

  expect(stand).toEqual({ left: 286, top: 576 });
});

test('where all is in the light he covers as little as he can', () => {
  const stand = standFor(PANEL, ROOM, [box(0, 40, 1000, 700), box(0, 400, 1000, 340)]);

  expect(stand.top).toBe(54);
});

test('a panel too large for the room begins at its corner', () => {
  expect(standFor({ width: 2000, height: 2000 }, ROOM, [])).toEqual({ left: 14, top: 54 });
});

test('several boxes have one around them; what cannot be seen has none', () => {
  expect(around([box(10, 10, 20, 20), box(50, 5, 10, 10), box(0, 0, 0, 0)])).toEqual(box(10, 5, 50, 25));
  expect(around([box(0, 0, 0, 0)])).toBeNull();
});

test('only what lies within the room is lit', () => {
  expect(within(box(-10, 30, 100, 100), ROOM)).toEqual(box(0, 40, 90, 90));
  expect(within(box(0, 800, 10, 10), ROOM)).toBeNull();
});
