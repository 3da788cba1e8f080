import { expect, test } from 'vitest';
import { begins, nextSeconds, remember } from '../../src/lib/lines';

const [a, b, c] = [['take wood'], ['use wharf', 'pay 0'], ['end']] as [string[], string[], string[]];

test('a line takes the place of its beginnings, and another one is kept beside it', () => {
  let lines = remember([], [a]);
  lines = remember(lines, [a, b]);
  expect(lines).toEqual([[a, b]]);

  lines = remember(lines, [a]); // one went back
  expect(lines).toEqual([[a, b]]);

  lines = remember(lines, [a, c]);
  expect(lines).toEqual([
    [a, b],
    [a, c],
  ]);
});

test('a line begins with another one, step by step', () => {
  expect(begins([a, b], [a])).toBe(true);
  expect(begins([a], [a, b])).toBe(false);
  expect(begins([b], [['use wharf']])).toBe(false);
});

test('each look is longer than the one before, up to the last', () => {
  const first = nextSeconds(0) ?? 0;
  expect(nextSeconds(first)).toBeGreaterThan(first);
  expect(nextSeconds(30)).toBeNull();
});
