// What the coach says and when it is silent, with an adviser that is told what to find.
import { expect, test, vi } from 'vitest';
import { Coach, isFair, PATIENCE, SILENT, type Adviser, type Table } from '../../src/lib/coach';
import type { Caution, Message, Seat } from '../../src/lib/wire';

const HUNGER: Message = { key: 'lh-coach-feeding', values: {} };
const COSTLY: Caution = { loss: 5, slip: false, reasons: [HUNGER] };

/** A coach who warns of `buy`, and what it was asked. */
function coach(adviser: Partial<Adviser> = {}): { coach: Coach; asked: string[] } {
  const asked: string[] = [];
  const made = new Coach(
    { now: SILENT },
    {
      matters: async () => (asked.push('matters'), [HUNGER]),
      judge: async (steps) => (asked.push(steps.join()), steps[0] === 'buy' ? COSTLY : null),
      ...adviser,
    },
  );
  made.turn(true);
  return { coach: made, asked };
}

const seat = (kind: Seat['kind']): Seat => ({ kind }) as Seat;
const table = (...kinds: Seat['kind'][]): Table => ({
  seats: kinds.map(seat),
  you: [0],
  status: 'open',
  task: null,
});

test('what matters is said at the start of a turn, and not while others play', async () => {
  const { coach: one } = coach();

  await one.see(true);
  expect(one.now.matters).toEqual([HUNGER]);

  await one.see(false);
  expect(one.now.matters).toBeNull();
});

test('an answer about an older position is not shown', async () => {
  let finish: (found: Message[]) => void = () => undefined;
  const { coach: one } = coach({ matters: () => new Promise((done) => (finish = done)) });

  const first = one.see(true);
  await one.see(false);
  finish([HUNGER]);
  await first;

  expect(one.now.matters).toBeNull();
});

test('a move that costs nothing goes out', async () => {
  const { coach: one } = coach();

  expect(await one.allows(['take'], 0)).toBe(true);
  expect(one.now).toMatchObject({ held: null, isLooking: false });
});

test('a costly move is held once; whoever wants it all the same gets it', async () => {
  const { coach: one, asked } = coach();

  expect(await one.allows(['buy', 'pay'], 0)).toBe(false);
  expect(one.now.held).toEqual({ caution: COSTLY, steps: ['buy', 'pay'] });
  expect(await one.allows(['buy', 'pay'], 0)).toBe(true);
  expect(asked).toEqual(['buy,pay']);
});

test('another costly move is held again', async () => {
  const { coach: one } = coach();
  await one.allows(['buy'], 0);
  one.drop();

  expect(await one.allows(['buy', 'pay'], 0)).toBe(false);
});

test('a new position takes the warning away', async () => {
  const { coach: one } = coach();
  await one.allows(['buy'], 0);

  await one.see(true);

  expect(one.now.held).toBeNull();
});

test('quiet is for this turn; off is for good', async () => {
  const { coach: one, asked } = coach();
  await one.see(true);
  one.hush();
  expect(await one.allows(['buy'], 0)).toBe(true);
  await one.see(true);
  expect(one.now.matters).toBeNull();

  await one.see(false);
  await one.see(true);
  expect(one.now.matters).toEqual([HUNGER]);

  one.turn(false);
  expect(await one.allows(['buy'], 0)).toBe(true);
  expect(asked).toEqual(['matters', 'matters']);
});

test('whatever goes wrong at the server, the move goes out', async () => {
  const fails = (): Promise<never> => Promise.reject(new Error('away'));
  const { coach: one } = coach({ matters: fails, judge: fails });

  await one.see(true);

  expect(await one.allows(['buy'], 0)).toBe(true);
  expect(one.now).toMatchObject({ matters: null, isLooking: false, held: null });
});

test('whoever is hushed while the coach looks is not held', async () => {
  let finish: (found: Caution) => void = () => undefined;
  const { coach: one } = coach({ judge: () => new Promise((done) => (finish = done)) });

  const waiting = one.allows(['buy'], 0);
  expect(one.now.isLooking).toBe(true);
  await Promise.resolve(); // now it was asked
  one.hush();
  finish(COSTLY);

  expect(await waiting).toBe(true);
});

test('a move that waits to be sent is looked at meanwhile, once', async () => {
  const { coach: one, asked } = coach();
  one.foresee(['buy']);
  one.foresee(['buy']);

  expect(await one.allows(['buy'], 0)).toBe(false);
  expect(asked).toEqual(['buy']);
});

test('of several moves that were thought of, the last one is looked at, after the one that is on its way', async () => {
  const finish: ((found: Caution | null) => void)[] = [];
  const asked: string[] = [];
  const judge = (steps: string[]): Promise<Caution | null> => {
    asked.push(steps.join());
    return new Promise((done) => finish.push(done));
  };
  const { coach: one } = coach({ judge });
  one.foresee(['take']);
  await Promise.resolve();
  one.foresee(['sell']);

  const waiting = one.allows(['buy'], 0);
  finish[0]?.(null);
  await vi.waitFor(() => expect(asked).toEqual(['take', 'buy']));
  finish[1]?.(COSTLY);

  expect(await waiting).toBe(false);
});

test('the same move in another position is looked at again', async () => {
  const { coach: one, asked } = coach();
  one.foresee(['take']);
  await one.see(true);

  expect(await one.allows(['take'], 0)).toBe(true);
  expect(asked.filter((each) => each === 'take')).toHaveLength(2);
});

test('a move goes out when the look takes too long, and the next ones wait for it no more', async () => {
  vi.useFakeTimers();
  try {
    let finish: (found: Caution) => void = () => undefined;
    const { coach: one } = coach({ judge: () => new Promise((done) => (finish = done)) });

    const waiting = one.allows(['buy'], 7);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(one.now.isLooking).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe(true);
    expect(one.now).toMatchObject({ isLooking: false, held: null });

    expect(await one.allows(['buy', 'pay'], 0)).toBe(true); // at once

    finish(COSTLY); // too late to hold the move
    await vi.advanceTimersByTimeAsync(0);
    expect(one.now.held).toBeNull();
    expect(one.now.late).toEqual({ caution: COSTLY, at: 7 });

    const again = one.allows(['buy', 'pay'], 0);
    await vi.advanceTimersByTimeAsync(0);
    finish(COSTLY);
    expect(await again).toBe(false); // it speaks again
  } finally {
    vi.useRealTimers();
  }
});

test('what is told late stands through the next turn, and is gone when it is known, or unwanted', async () => {
  vi.useFakeTimers();
  try {
    const slow = (): Promise<Caution> => new Promise((done) => setTimeout(() => done(COSTLY), 3000));
    const { coach: one } = coach({ judge: slow });
    const late = { caution: COSTLY, at: 4 };
    const tell = async (): Promise<void> => {
      void one.allows(['buy'], 4);
      await vi.advanceTimersByTimeAsync(3000);
    };
    await one.see(true);
    await tell();
    await one.see(false);
    await one.see(true);
    expect(one.now.late).toEqual(late);
    await one.see(false);
    await one.see(true);
    expect(one.now.late).toBeNull();

    await tell();
    expect(one.now.late).toEqual(late);
    one.dropLate();
    expect(one.now.late).toBeNull();

    await tell();
    one.hush();
    expect(one.now.late).toBeNull();
    await one.see(false);
    await one.see(true);

    void one.allows(['buy'], 4);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    one.hush();
    await vi.advanceTimersByTimeAsync(3000);
    expect(one.now.late).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('the coach sits only where one person plays, without a task', () => {
  expect(isFair(table('person', 'opponent'))).toBe(true);
  expect(isFair(table('person'))).toBe(true);
  expect(isFair(table('person', 'opponent', 'person'))).toBe(false);
  expect(isFair({ ...table('person', 'opponent'), you: [] })).toBe(false);
  expect(isFair({ ...table('person', 'opponent'), status: 'over' })).toBe(false);
});
