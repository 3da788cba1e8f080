import { expect, test } from 'vitest';
import { continues as craftsmen } from '../../src/games/craftsmen/moves';
import { face as generic } from '../../src/games/generic/face';
import { continues as leHavre } from '../../src/games/le_havre/moves';
import { moves } from '../../src/lib/moves';
import type { LogLine } from '../../src/lib/wire';
import { change, line, outcome, step } from '../lines';

const spans = (log: LogLine[], continues: typeof leHavre): number[][] =>
  moves(log, { continues }).map((move) => [move.at, move.end]);

test('lines of one move belong together, also when each step was sent by itself', () => {
  const log = [
    line(0, [step('turn', 'take wood')]),
    line(1, [step('turn', 'use smokehouse'), step('fee', 'fee francs')]),
    line(3, [step('use', 'times 3')]),
    line(4, [step('pay', 'pay 1 wood')]),
    line(5, [step('turn', 'end')]),
  ];

  expect(spans(log, leHavre)).toEqual([
    [0, 1],
    [1, 6],
  ]);
});

test('the end of a turn is a move of its own when something comes of it', () => {
  const round = outcome(null, 'lh-round');
  const log = [line(0, [step('turn', 'take wood')]), line(1, [step('turn', 'end')], { outcomes: [round] })];

  expect(spans(log, leHavre)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('a debt is a move, with all that is paid', () => {
  const log = [
    line(0, [step('turn', 'take wood')]),
    line(1, [step('debt', 'borrow')]),
    line(2, [step('debt', 'pay')]),
    line(3, [step('pay', 'pay 2 fish')]),
  ];

  expect(spans(log, leHavre)).toEqual([
    [0, 1],
    [1, 4],
  ]);
});

test('another seat, a gap and what is done out of turn end a move', () => {
  const pay = [step('pay', 'pay 1 wood')];
  const begin = [step('turn', 'use smokehouse')];

  expect(spans([line(0, begin), line(1, pay, { seat: 1 })], leHavre)).toHaveLength(2);
  expect(spans([line(0, begin), line(2, pay)], leHavre)).toHaveLength(2);
  expect(spans([line(0, begin), line(1, pay, { out_of_turn: true })], leHavre)).toHaveLength(2);
});

test('a log that was cut within a move begins with the next one', () => {
  const rest = [line(7, [step('pay', 'pay 1 wood')]), line(8, [step('turn', 'take clay')])];

  expect(spans(rest, leHavre)).toEqual([[8, 9]]);
  expect(spans(rest.slice(0, 1), leHavre)).toEqual([[7, 8]]);
});

test('a log from the very beginning is told from its first line on, whatever that is', () => {
  const log = [line(0, [step('sawmill', 'show a')]), line(1, [step('send', 'send bankers')])];

  expect(spans(log, craftsmen)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('what the lines of a move changed is told as a whole, with the last scores', () => {
  const fish = ['seats', 0, 'goods', 'fish'];
  const log = [
    line(0, [step('turn', 'use smokehouse')], { changed: [change(fish, 4, 3)], scores: [5] }),
    line(1, [step('use', 'times 3')], { changed: [change(fish, 3, 0)], scores: [8] }),
  ];

  const [move] = moves(log, { continues: leHavre });

  expect(move?.changed).toEqual([change(fish, 4, 0)]);
  expect(move?.scores).toEqual([8]);
});

test('in Craftsmen building and its payment, and a good and its place, belong together', () => {
  const log = [
    line(0, [step('build', 'build mill_red_1 left', { built: 0 })]),
    line(1, [step('build', 'stop', { built: 1 }), step('pay', 'pay red_2')]),
    line(3, [step('craft', 'make flour')]),
    line(4, [step('put', 'market')]),
    line(5, [step('craft', 'make bread')]),
    line(6, [step('bid', 'bid 3')]),
    line(7, [step('pay', 'pay red_3')]),
  ];

  expect(spans(log, craftsmen)).toEqual([
    [0, 3],
    [3, 5],
    [5, 6],
    [6, 7],
    [7, 8],
  ]);
});

test('of an unknown game nothing is known to belong together', () => {
  const log = [line(0, [step('pick', 'pick 1')]), line(1, [step('pay', 'pay 2')])];

  expect(spans(log, generic.continues)).toHaveLength(2);
});
