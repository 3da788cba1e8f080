// The year's end: every number on its sheet is read off what was told.
import { beforeAll, expect, test } from 'vitest';
import { flights } from '../../../src/games/craftsmen/flights';
import { beginning, counting, weight, yearEnd } from '../../../src/games/craftsmen/year_end';
import { applied } from '../../../src/lib/changes';
import type { Event } from '../../../src/lib/pace';
import type { Change, LogLine, Part } from '../../../src/lib/wire';
import { openCraftsmen } from '../../boxes';
import { plain } from '../../lines';

beforeAll(openCraftsmen);

const START = {
  year: 2,
  ships: [{ bread: [0, 1], beer: [null, 0] }, { bread: [null, null] }],
  granary: { flour: [1, 'natural'] },
  seats: [
    { row: ['mill_red_blue', 'mill_violet_green'], sets: 1, score: 10, breakdown: { cargo: 0, colours: 4 } },
    { row: ['mill_red_blue'], sets: 0, score: 20, breakdown: { cargo: 1, colours: 0 } },
  ],
};

const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({ path, from, to });
const points = (seat: number, source: string, from: number, to: number): Change =>
  change(['seats', seat, 'breakdown', source], from, to);
const part = (cause: string, scores: number[], ...changed: Change[]): Part => ({
  cause,
  heading: null,
  outcomes: [],
  scores,
  changed: [
    ...changed,
    ...scores.map((score, seat) => change(['seats', seat, 'score'], START.seats[seat]?.score ?? 0, score)),
  ],
});

const LINE: LogLine = {
  at: 5,
  seat: 0,
  steps: [],
  out_of_turn: false,
  caption: plain('winter'),
  time: 0,
  parts: [
    part('order', [10, 20]),
    part(
      'ship_1',
      [26, 27],
      change(['ships', 0, 'bread'], [0, 1], [null, null]),
      change(['ships', 0, 'beer'], [null, 0], [null, null]),
      points(0, 'cargo', 0, 11),
      points(0, 'majorities', 0, 5),
      points(1, 'cargo', 1, 8),
    ),
    part('colours', [29, 27], points(0, 'colours', 4, 7)),
    part(
      'granary',
      [29, 28],
      change(['granary', 'flour'], [1, 'natural'], ['natural', null]),
      points(1, 'granary', 0, 1),
    ),
    part('investment', [29, 28]),
  ],
};

const EVENTS: Event[] = [];
let view = START as Event['view'];
for (const each of LINE.parts) {
  view = applied(view, each.changed);
  EVENTS.push({ line: LINE, part: each, view, isOwn: false });
}
const told = (cause: string): Event => {
  const found = EVENTS.find((event) => event.part.cause === cause);
  if (!found) throw new Error(cause);
  return found;
};

test('a ship shows whose goods it carries, what they bring, and the places that are paid', () => {
  const sheet = yearEnd(told('ship_1'));

  expect(sheet?.year).toBe(2);
  expect(sheet?.step).toBe('ships');
  expect(sheet?.ships[0]).toEqual({
    when: 'now',
    cells: [
      { goods: ['bread', 'beer'], points: 11, extra: 5 },
      { goods: ['bread'], points: 7, extra: 0 },
    ],
  });
  expect(sheet?.lanes).toEqual([
    { start: 10, before: 10, now: 26 },
    { start: 20, before: 20, now: 27 },
  ]);
});

test('what comes is laid out already, but brings nothing yet', () => {
  const sheet = yearEnd(told('ship_1'));

  expect(sheet?.ships[1]?.when).toBe('coming');
  expect(sheet?.colours.cells[0]).toMatchObject({ sets: 1, points: 0 });
  expect(sheet?.granary.cells[1]).toEqual({ goods: ['flour'], points: 0, extra: 0 });
});

test('what is done stays readable when the last step counts', () => {
  const sheet = yearEnd(told('granary'));

  expect(sheet?.ships.map((row) => row.when)).toEqual(['done', 'done']);
  expect(sheet?.ships[0]?.cells[0]?.points).toBe(11);
  expect(sheet?.colours.cells[0]).toEqual({
    halves: [
      ['violet', 1],
      ['green', 1],
      ['blue', 1],
      ['red', 1],
    ],
    sets: 1,
    points: 3,
  });
  expect(sheet?.granary).toMatchObject({ when: 'now', cells: [{ points: 0 }, { points: 1 }] });
  expect(sheet?.lanes[1]).toEqual({ start: 20, before: 27, now: 28 });
  expect(sheet?.best).toBe(29);
});

test('only what counts is a moment, and the last of it waits', () => {
  expect(yearEnd(told('order'))).toBeNull();
  expect(EVENTS.map(weight)).toEqual([undefined, 1.5, 2, Infinity, undefined]);
});

test('counting again begins with the first ship', () => {
  expect(beginning(told('granary'), EVENTS)).toBe(told('ship_1'));
});

test('the sheet can be opened again from the line that ended the year', () => {
  expect(counting(LINE).map(({ cause }) => cause)).toEqual(['ship_1', 'colours', 'granary']);
  expect(counting({ ...LINE, parts: [part('order', [10, 20])] })).toEqual([]);
});

test('markers fly to the sheet, those of a seat together', () => {
  const flown = (cause: string) => flights({ ...LINE, parts: [told(cause).part] });

  expect(flown('ship_1')).toEqual([
    { from: 'ship-1-bread', to: 'count-ship_1-0', icon: 'cr-cube', seat: 0, n: 2 },
    { from: 'ship-1-bread', to: 'count-ship_1-1', icon: 'cr-cube', seat: 1, n: 1 },
  ]);
  expect(flown('granary')).toEqual([
    { from: 'granary-flour', to: 'count-granary-1', icon: 'cr-cube', seat: 1, n: 1 },
  ]);
  expect(flown('colours')).toEqual([]);
});
