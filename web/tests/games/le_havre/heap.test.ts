import { expect, test } from 'vitest';
import { pileOf, sizeOf, tokensOf } from '../../../src/games/le_havre/heap';

test('a heap shows as many tokens as it has, up to eight', () => {
  expect([0, 1, 4, 8, 12].map((n) => tokensOf(n).length)).toEqual([0, 1, 4, 8, 8]);
});

test('rows lie upon each other, each around the middle', () => {
  const rows = tokensOf(6).map(({ row }) => row);
  const ground = tokensOf(6).filter(({ row }) => row === 0);

  expect(rows).toEqual([0, 0, 0, 1, 1, 2]);
  expect(ground.map(({ x }) => x)).toEqual([-1, 0, 1]);
});

test('few tokens are drawn larger than many', () => {
  expect(sizeOf(1)).toBeGreaterThan(sizeOf(4));
  expect(sizeOf(4)).toBeGreaterThan(sizeOf(9));
});

test('a pile in a harbour grows at 2, 5 and 10', () => {
  expect([1, 2, 4, 5, 9, 10, 30].map(pileOf)).toEqual([1, 2, 2, 3, 3, 4, 4]);
});
