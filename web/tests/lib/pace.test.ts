// What happened is told event by event, at the chosen pace, and can be stopped, skipped and repeated.
import { expect, test } from 'vitest';
import { eventsBetween, eventsOf, Pace, STILL, toldBy, type Event, type Tempo } from '../../src/lib/pace';
import type { LogLine, Part, Snapshot } from '../../src/lib/wire';
import { plain } from '../lines';

const part = (cause: string, wood: number): Part => ({
  cause,
  heading: cause ? plain(cause) : null,
  changed: [{ path: ['wood'], from: 0, to: wood }],
  outcomes: [],
  scores: [0, 0],
});

const line = (at: number, seat: number, ...parts: Part[]): LogLine => ({
  at,
  seat,
  steps: [{ question: null, begins: true, detail: false, text: 'take', message: plain('take') }],
  out_of_turn: false,
  caption: plain('round'),
  time: 0,
  parts,
});

function snapshot(count: number, lines: LogLine[] = [], more: Partial<Snapshot> = {}): Snapshot {
  const known = { count, looking: 0, you: [0], view: { wood: 0 }, log: { first: 0, lines } };
  return { ...known, ...more } as Snapshot;
}

/** A pace whose clock is turned by hand. */
function paced(tempo: Tempo, weight?: (event: Event) => number) {
  const cell = { now: STILL };
  const clock: { due: (() => void) | null; times: number[] } = { due: null, times: [] };
  const pace = new Pace(
    cell,
    {
      after: (time, then) => {
        clock.due = then;
        clock.times.push(time);
        return () => (clock.due = null);
      },
    },
    () => tempo,
    weight,
  );
  return { pace, clock, tick: () => clock.due?.() };
}

const TWO = [line(3, 1, part('', 1), part('harvest', 2)), line(4, 2, part('', 3))];
const told = () => eventsBetween(snapshot(3), snapshot(5, TWO)) ?? [];

test('each event shows the table as it stood after it', () => {
  expect(told().map((event) => event.view)).toEqual([{ wood: 1 }, { wood: 2 }, { wood: 3 }]);
});

test('the log ends with what is told just now', () => {
  const [done, harvest] = told() as [Event, Event];
  const causes = (event: Event) => toldBy(TWO, event).map((each) => each.parts.map(({ cause }) => cause));

  expect(causes(done)).toEqual([['']]);
  expect(causes(harvest)).toEqual([['', 'harvest']]);
});

test('what cannot be told event by event is not', () => {
  expect(eventsBetween(snapshot(5), snapshot(3))).toBeNull();
  expect(eventsBetween(snapshot(2), snapshot(5, TWO))).toBeNull();
});

test('when the next seat looks, it is told as that one sees it', () => {
  const now = snapshot(5, TWO, { looking: 1, view: { wood: 3, hand: 'mine' } });

  expect(eventsBetween(snapshot(3), now)?.map((event) => event.view)).toEqual(
    [1, 2, 3].map((wood) => ({ wood, hand: 'mine' })),
  );
});

test('events are let out one by one, then the table is shown as it is', () => {
  const { pace, clock, tick } = paced('calm');

  pace.add(told());
  expect(pace.state.now?.view).toEqual({ wood: 1 });
  tick();
  expect(pace.state.now?.view).toEqual({ wood: 2 });
  tick();
  tick();

  expect(pace.isTelling).toBe(false);
  expect(clock.times).toEqual([1600, 1600, 1600]);
});

test('at once nothing is told, but it can be seen again', () => {
  const { pace } = paced('once');

  pace.add(told());
  expect(pace.isTelling).toBe(false);
  pace.again();

  expect(pace.state.now?.view).toEqual({ wood: 1 });
});

test('an own move is not told, what followed from it is', () => {
  const { pace } = paced('brisk');
  const own = [line(3, 0, part('', 1), part('harvest', 2))];

  pace.add(eventsBetween(snapshot(3), snapshot(4, own)));

  expect(pace.state.now?.part.cause).toBe('harvest');
  expect(pace.state.recent).toHaveLength(1);
});

test('what comes while something is told waits for its turn', () => {
  const { pace, tick } = paced('brisk');

  pace.add(told().slice(0, 1));
  pace.add(told().slice(2));
  tick();

  expect(pace.state.now?.line.seat).toBe(2);
  expect(pace.state.recent).toHaveLength(2);
});

test('it can be stopped, goes on where it was, and can be skipped', () => {
  const { pace, tick } = paced('brisk');

  pace.add(told());
  pace.pause();
  tick();
  expect(pace.state.now?.view).toEqual({ wood: 1 });
  pace.goOn();
  expect(pace.state.now?.view).toEqual({ wood: 2 });
  pace.skip();

  expect(pace.isTelling).toBe(false);
});

test('a moment is shown for longer, and what has no weight not at all', () => {
  const { pace, clock } = paced('brisk', (event) => (event.part.cause === 'harvest' ? 3 : 0));

  pace.add(told());

  expect(pace.state.now?.part.cause).toBe('harvest');
  expect(clock.times).toEqual([2100]);
});

test('what has to be seen stays until somebody goes on', () => {
  const { pace, clock } = paced('brisk', (event) => (event.part.cause === 'harvest' ? Infinity : 0));

  pace.add(told());
  expect(clock.times).toEqual([]);
  expect(pace.state.isPaused).toBe(true);
  pace.goOn();

  expect(pace.isTelling).toBe(false);
});

test('at once what has to be seen is still shown', () => {
  const { pace } = paced('once', (event) => (event.part.cause === 'harvest' ? Infinity : 1));

  pace.add(told());
  expect(pace.state.now?.part.cause).toBe('harvest');
  pace.goOn();

  expect(pace.isTelling).toBe(false);
});

test('one can hurry on to what has to be seen', () => {
  const { pace } = paced('calm', (event) => (event.part.cause === 'harvest' ? Infinity : 1));

  pace.add(told());
  pace.hurry();
  expect(pace.state.now?.part.cause).toBe('harvest');
  pace.hurry();

  expect(pace.isTelling).toBe(false);
});

test('one can go back to an event and from there on again', () => {
  const { pace, tick } = paced('calm');
  const [first, second] = told();
  if (!first || !second) throw new Error('too few events');

  pace.add([first, second]);
  tick();
  pace.backTo(first);
  expect(pace.state.now).toBe(first);
  tick();

  expect(pace.state.now).toBe(second);
  expect(pace.state.waiting).toEqual([]);
});

test('whoever goes on by hand does not hear the clock of before', () => {
  const { pace, clock } = paced('calm');

  pace.add(told());
  const before = clock.due;
  pace.goOn();

  expect(clock.due).not.toBe(before);
  expect(pace.state.waiting).toHaveLength(1);
});

test('after going back nothing is told of what was', () => {
  const { pace } = paced('brisk');

  pace.add(told());
  pace.add(null);

  expect(pace.state).toEqual(STILL);
});

test('a moment that is opened again stays until somebody goes on, and can be told once more', () => {
  const { pace, tick } = paced('calm');
  const [line] = TWO as [LogLine, LogLine];
  const events = eventsOf(line, { wood: 2 });
  const [, running] = told() as [Event, Event, Event];
  pace.add([running]);

  pace.reopen(events);
  expect(pace.state).toMatchObject({ now: events[1], isPaused: true, waiting: [running] });
  pace.backTo(events[0] as Event);
  expect(pace.state.now).toBe(events[0]);
  tick();
  expect(pace.state).toMatchObject({ now: events[1], isPaused: true });
  pace.goOn();

  expect(pace.state).toMatchObject({ now: running, again: [] });
});

test('the events of an old line are told as the table stood then', () => {
  const [line] = TWO as [LogLine, LogLine];

  expect(eventsOf(line, { wood: 2 }).map((event) => event.view)).toEqual([{ wood: 1 }, { wood: 2 }]);
});
