import { beforeAll, expect, test } from 'vitest';
import { apart, placesOf, stops, ticks } from '../../src/lib/curve';
import { speakEnglish } from '../english';
import type { LogLine, Message } from '../../src/lib/wire';

beforeAll(speakEnglish);

const line = (caption: Message, scores: number[]): LogLine =>
  ({ caption, steps: [], parts: [{ cause: '', scores }] }) as unknown as LogLine;
const round = (round: number): Message => ({ key: 'lh-caption', values: { round, food: 2, harvest: 'no' } });

test('each round ends with the points that stood then', () => {
  const log = [line(round(1), [1, 0]), line(round(1), [2, 3]), line(round(2), [4, 3])];

  expect(stops(log)).toEqual([
    { label: '1', scores: [2, 3] },
    { label: '2', scores: [4, 3] },
  ]);
});

test('a moment stands where the round ended in which it was, if there is one', () => {
  const all = stops([line(round(1), [1, 0]), line(round(2), [4, 3])]);

  expect(placesOf([{ caption: round(2) }, { caption: round(1) }, { caption: round(7) }], all)).toEqual([
    1, 0, -1,
  ]);
});

test('a scale holds all values with a few round numbers', () => {
  expect(ticks(0, 238)).toEqual([0, 50, 100, 150, 200, 250]);
  expect(ticks(-3, 9)).toEqual([-4, -2, 0, 2, 4, 6, 8, 10]);
  expect(ticks(0, 0)).toEqual([0, 1]);
});

test('what stands side by side is moved apart and stays inside', () => {
  expect(apart([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
  expect(apart([95, 99], 20, 100)).toEqual([80, 100]);
  expect(apart([10, 100, 100], 20, 100)).toEqual([10, 80, 100]);
});
