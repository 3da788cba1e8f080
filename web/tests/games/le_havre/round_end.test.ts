// The round's end: who harvests, what is paid for food, what the town gets; read off what was told.
import { expect, test } from 'vitest';
import { momentOf, reckoning, roundEnd, weight } from '../../../src/games/le_havre/round_end';
import { applied } from '../../../src/lib/changes';
import type { Event } from '../../../src/lib/pace';
import type { Change, LogLine, Part } from '../../../src/lib/wire';
import { plain } from '../../lines';

const CARD = { food: 5, harvest: true, town: 'standard', ship: ['iron', 4] };
const START = {
  round: 3,
  phase: 'main',
  stage: 'turn',
  town: ['marketplace'],
  rounds: [{}, {}, CARD],
  seats: [
    { goods: { grain: 1, fish: 4 }, francs: 2, loans: 0, hunger: 5 },
    { goods: {}, francs: 1, loans: 0, hunger: 3 },
    { goods: { cattle: 2 }, francs: 0, loans: 0, hunger: 0 },
  ],
};

const change = (path: Change['path'], from: Change['from'], to: Change['to']): Change => ({ path, from, to });
const part = (cause: string, ...changed: Change[]): Part => ({
  cause,
  heading: null,
  changed,
  outcomes: [],
  scores: [2, 1, 0],
});
const line = (at: number, seat: number, ...parts: Part[]): LogLine => ({
  at,
  seat,
  steps: [{ question: null, begins: true, detail: false, text: 'pay', message: plain('pay') }],
  out_of_turn: false,
  caption: plain('round'),
  time: 0,
  parts,
});

const LOG = [
  line(6, 2, part('', change(['seats', 2, 'francs'], 3, 0))),
  line(
    7,
    2,
    part('', change(['stage'], 'turn', 'harvest')),
    part(
      'harvest',
      change(['stage'], 'harvest', 'feeding'),
      change(['seats', 0, 'goods', 'grain'], 1, 2),
      change(['seats', 2, 'goods', 'cattle'], 2, 3),
    ),
  ),
  line(
    8,
    0,
    part('', change(['seats', 0, 'goods', 'fish'], 4, null), change(['seats', 0, 'francs'], 2, 1)),
    part('feeding', change(['seats', 1, 'loans'], 0, 1), change(['seats', 1, 'francs'], 1, 2)),
    part(
      'town',
      change(['stage'], 'feeding', 'town'),
      change(['town'], ['marketplace'], ['marketplace', 'sawmill']),
    ),
    part('ship'),
    part('round', change(['stage'], 'town', 'supply'), change(['round'], 3, 4)),
    part('supply', change(['stage'], 'supply', 'turn')),
  ),
];

const EVENTS: Event[] = [];
let view = START as Event['view'];
for (const each of LOG.slice(1)) {
  for (const one of each.parts) {
    view = applied(view, one.changed);
    EVENTS.push({ line: each, part: one, view, isOwn: false });
  }
}
const sheets = EVENTS.map((event) => roundEnd(event, LOG));

test('what belongs to the end of a round is shown on its sheet, and nothing else', () => {
  expect(sheets.map((sheet) => sheet?.step)).toEqual([
    undefined,
    'harvest',
    'feeding',
    'feeding',
    'town',
    'ship',
    'round',
    undefined,
  ]);
  expect(sheets.every((sheet) => !sheet || sheet.round === 3)).toBe(true);
});

test('the harvest tells who got what', () => {
  expect(sheets[1]?.harvest).toEqual([[['grain', 1]], [], [['cattle', 1]]]);
  expect(sheets[1]?.meals.map((meal) => meal.isFed)).toEqual([false, false, true]);
});

test('food is paid seat by seat, over several moves, and loans are seen', () => {
  expect(sheets[2]?.meals.map((meal) => meal.isFed)).toEqual([true, false, true]);
  expect(sheets[3]?.meals).toEqual([
    {
      due: 5,
      isFed: true,
      paid: [
        ['fish', 4],
        ['francs', 1],
      ],
      loans: 0,
    },
    { due: 3, isFed: true, paid: [], loans: 1 },
    { due: 0, isFed: true, paid: [], loans: 0 },
  ]);
});

test('the town, the ship and what comes next stand there at the end', () => {
  expect(sheets[3]?.built).toBeNull();
  expect(sheets[6]).toMatchObject({ built: 'sawmill', next: 4, card: { ship: ['iron', 4] } });
});

test('at the very end loans are paid back', () => {
  const over = part('over', change(['seats', 1, 'loans'], 2, 1));
  const event: Event = { line: line(9, 0, over), part: over, view: START, isOwn: false };

  expect(reckoning(event)?.map((each) => each.repaid)).toEqual([0, 1, 0]);
  expect(weight(event)).toBeGreaterThan(1);
  expect(roundEnd(event, [])).toBeNull();
});

test('the sheet can be opened again from the line that ended the round, or the game', () => {
  const causes = (each: LogLine) => momentOf(each).map(({ cause }) => cause);

  expect(LOG.map(causes)).toEqual([[], [], ['feeding', 'town', 'ship', 'round']]);
  expect(causes(line(9, 0, part('feeding'), part('over')))).toEqual(['over']);
});
