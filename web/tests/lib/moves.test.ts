import { expect, test } from 'vitest';
import { moves } from '../../src/lib/moves';
import type { LogLine } from '../../src/lib/wire';
import { change, line, outcome, part, step } from '../lines';

const FACE = { closing: ['end'] };

const spans = (log: LogLine[]): number[][] => moves(log, FACE).map((move) => [move.at, move.end]);

test('lines of one move belong together, also when each step was sent by itself', () => {
  const log = [
    line(0, [step('turn', 'take wood')]),
    line(1, [step('turn', 'use smokehouse'), step('fee', 'fee francs')]),
    line(3, [step('use', 'times 3')]),
    line(4, [step('pay', 'pay 1 wood')]),
    line(5, [step('turn', 'end')]),
  ];

  expect(spans(log)).toEqual([
    [0, 1],
    [1, 6],
  ]);
});

test('what follows the end of a turn has causes of its own and is no part of what was done', () => {
  const round = part('round', { outcomes: [outcome(null, 'lh-round')], scores: [7] });
  const log = [
    line(0, [step('turn', 'take wood')], { parts: [part('', { outcomes: [outcome(0, 'lh-gain')] })] }),
    line(1, [step('turn', 'end')], { parts: [part(''), round] }),
  ];

  const [move] = moves(log, FACE);

  expect([move?.at, move?.end]).toEqual([0, 2]);
  expect(move?.outcomes).toEqual([outcome(0, 'lh-gain')]);
  expect(move?.after).toEqual([round]);
  expect(move?.scores).toEqual([7]);
});

test('an end that does something is a move of its own', () => {
  const left = part('', { outcomes: [outcome(null, 'lh-left')] });
  const log = [line(0, [step('turn', 'take wood')]), line(1, [step('turn', 'end')], { parts: [left] })];

  expect(spans(log)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('a debt is a move, with all that is paid', () => {
  const log = [
    line(0, [step('turn', 'take wood')]),
    line(1, [step('debt', 'borrow')]),
    line(2, [step('debt', 'pay', { begins: false })]),
    line(3, [step('pay', 'pay 2 fish')]),
  ];

  expect(spans(log)).toEqual([
    [0, 1],
    [1, 4],
  ]);
});

test('another seat, a gap and what is done out of turn end a move', () => {
  const pay = [step('pay', 'pay 1 wood')];
  const begin = [step('turn', 'use smokehouse')];

  expect(spans([line(0, begin), line(1, pay, { seat: 1 })])).toHaveLength(2);
  expect(spans([line(0, begin), line(2, pay)])).toHaveLength(2);
  expect(spans([line(0, begin), line(1, pay, { out_of_turn: true })])).toHaveLength(2);
});

test('a log that was cut within a move begins with the next one', () => {
  const rest = [line(7, [step('pay', 'pay 1 wood')]), line(8, [step('turn', 'take clay')])];

  expect(spans(rest)).toEqual([[8, 9]]);
  expect(spans(rest.slice(0, 1))).toEqual([[7, 8]]);
});

test('a log from the very beginning is told from its first line on, whatever that is', () => {
  const log = [line(0, [step('sawmill', 'show a')]), line(1, [step('send', 'send bankers')])];

  expect(spans(log)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('what the lines of a move changed is told as a whole, with the last scores', () => {
  const fish = ['seats', 0, 'goods', 'fish'];
  const log = [
    line(0, [step('turn', 'use smokehouse')], {
      parts: [part('', { changed: [change(fish, 4, 3)], scores: [5] })],
    }),
    line(1, [step('use', 'times 3')], { parts: [part('', { changed: [change(fish, 3, 0)], scores: [8] })] }),
  ];

  const [move] = moves(log, FACE);

  expect(move?.changed).toEqual([change(fish, 4, 0)]);
  expect(move?.scores).toEqual([8]);
});
