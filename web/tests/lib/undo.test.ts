import { expect, test, vi } from 'vitest';
import { UndoRedo, type UndoTable } from '../../src/lib/undo';
import type { LogLine, Snapshot } from '../../src/lib/wire';
import { line, step } from '../lines';

interface State {
  log: LogLine[];
  count: number;
  undo?: Snapshot['undo'];
  redo?: Snapshot['redo'];
  begins?: boolean;
  turn?: number;
  refusal?: unknown;
  isPlanning?: boolean;
}

function table({ log, refusal = null, isPlanning = false, ...state }: State) {
  const snapshot = { undo: null, redo: null, begins: true, turn: 0, ...state } as unknown as Snapshot;
  const undo = vi.fn(() => Promise.resolve(refusal));
  const redo = vi.fn(() => Promise.resolve(refusal));
  const back = vi.fn(() => Promise.resolve());
  const plan: UndoTable['plan'] = { isPlanning, refused: null, back };
  const live = { snapshot, log, undo, redo };
  return { face: { closing: ['end'] }, plan, live, undo, redo, back };
}

/** A move that was sent step by step, and the end of the turn. */
const LOG = [
  line(0, [step('turn', 'use smokehouse')]),
  line(1, [step('use', 'times 3')]),
  line(2, [step('turn', 'end')]),
];

test('undo takes a planned step back first', async () => {
  const one = table({ log: LOG, count: 2, isPlanning: true, undo: { to: 1, floor: 0, stops: [0, 1] } });

  await new UndoRedo(one).undo();

  expect(one.back).toHaveBeenCalledOnce();
  expect(one.undo).not.toHaveBeenCalled();
});

test('undo goes to the beginning of the last move', async () => {
  const one = table({ log: LOG.slice(0, 2), count: 2, undo: { to: 1, floor: 0, stops: [0, 1] } });

  await new UndoRedo(one).undo();

  expect(one.undo).toHaveBeenCalledWith(0);
});

test('but no further back than the table allows', async () => {
  const one = table({ log: LOG.slice(0, 2), count: 2, undo: { to: 1, floor: 1, stops: [1] } });

  await new UndoRedo(one).undo();

  expect(one.undo).toHaveBeenCalledWith(1);
});

test('the end of a turn is taken back alone', async () => {
  const one = table({ log: LOG, count: 3, turn: 1, undo: { to: 2, floor: 0, stops: [0, 1, 2] } });

  await new UndoRedo(one).undo();

  expect(one.undo).toHaveBeenCalledWith(2);
});

test('within a move one line is taken back', async () => {
  const one = table({
    log: LOG.slice(0, 2),
    count: 2,
    begins: false,
    undo: { to: 1, floor: 0, stops: [0, 1] },
  });

  await new UndoRedo(one).undo();

  expect(one.undo).toHaveBeenCalledWith(1);
});

test('redo goes to where undo came from', async () => {
  const one = table({
    log: LOG.slice(0, 2),
    count: 2,
    undo: { to: 1, floor: 0, stops: [0, 1] },
    redo: { to: 1, last: 4 },
  });
  const travel = new UndoRedo(one);
  await travel.undo();

  await travel.redo();
  await travel.redo();

  expect(one.redo.mock.calls).toEqual([[2], [1]]);
});

test('a refused undo is kept as the reason, and is not where redo goes', async () => {
  const refusal = new Error('no');
  const one = table({
    log: LOG.slice(0, 2),
    count: 3,
    refusal,
    undo: { to: 1, floor: 0, stops: [0, 1] },
    redo: { to: 1, last: 4 },
  });
  const travel = new UndoRedo(one);
  await travel.undo();
  const refused = one.plan.refused;

  await travel.redo();

  expect(refused).toBe(refusal);
  expect(one.redo).toHaveBeenCalledWith(1);
});

test('where nothing is offered, nothing is asked for', async () => {
  const one = table({ log: [], count: 0 });
  const travel = new UndoRedo(one);

  await travel.undo();
  await travel.redo();

  expect(one.undo).not.toHaveBeenCalled();
  expect(one.redo).not.toHaveBeenCalled();
});
