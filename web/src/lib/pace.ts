// The pace at which a table tells what happened: event after event, each shown for a while. No browser,
// no runes: the clock and the cell come from outside.
import { applied, undone } from './changes';
import type { LogLine, Part, Snapshot, View } from './wire';

export type Tempo = 'calm' | 'brisk' | 'once';

/** How long an event is shown, in milliseconds. */
const SHOWN: Record<Tempo, number> = { calm: 1600, brisk: 700, once: 0 };
/** More than this, as after a long absence, is not told event by event. */
const MOST = 60;

/** One thing that happened: what somebody did, or what followed of itself; and how the table stood then. */
export interface Event {
  line: LogLine;
  part: Part;
  view: View;
  /** Done by whoever looks at it; that needs no telling. */
  isOwn: boolean;
}

/** What the page watches. */
export interface PaceState {
  /** The event that is shown now; null while the table is shown as it is. */
  now: Event | null;
  waiting: Event[];
  /** What happened since the own last move. */
  recent: Event[];
  /** The events of a moment that was opened again; none while something else is shown. */
  again: Event[];
  isPaused: boolean;
}

export const STILL: PaceState = { now: null, waiting: [], recent: [], again: [], isPaused: false };

export interface Clock {
  /** Call back after so many milliseconds; what is given back calls it off. */
  after(milliseconds: number, then: () => void): () => void;
}

/** What happened between two snapshots of a table, event by event; null where that cannot be told, as
 * after going back or a long absence. */
export function eventsBetween(before: Snapshot, now: Snapshot): Event[] | null {
  if (now.count <= before.count) return null;
  const lines = now.log.lines.filter((line) => line.at >= before.count);
  if (lines[0]?.at !== before.count) return null;
  // Another seat looks now: what was known to the one before is no beginning for what this one is told.
  const changes = lines.flatMap((line) => line.parts.flatMap((part) => part.changed));
  const start = now.looking === before.looking ? before.view : undone(now.view, changes);
  const events = eventsFrom(start, lines, now.you);
  return events.length > MOST ? null : events;
}

/** The events of a line that was played long ago, from how the table stood after it. */
export function eventsOf(line: LogLine, after: View): Event[] {
  const changes = line.parts.flatMap((part) => part.changed);
  return eventsFrom(undone(after, changes), [line], []);
}

function eventsFrom(start: View, lines: LogLine[], you: number[]): Event[] {
  let view = start;
  return lines.flatMap((line) =>
    line.parts.map((part): Event => {
      view = applied(view, part.changed);
      return { line, part, view, isOwn: part.cause === '' && you.includes(line.seat) };
    }),
  );
}

/** A log as far as it was told when an event is shown. */
export function toldBy(log: LogLine[], { line, part }: Event): LogLine[] {
  const parts = line.parts.slice(0, line.parts.indexOf(part) + 1);
  return log
    .filter((each) => each.at <= line.at)
    .map((each) => (each.at === line.at ? { ...each, parts } : each));
}

export class Pace {
  private cancel: () => void = () => undefined;

  constructor(
    private readonly cell: { now: PaceState },
    private readonly clock: Clock,
    private readonly tempo: () => Tempo,
    /** How much longer than others an event is shown: 0 for what need not be shown, Infinity for what
     * stays until somebody goes on. */
    private readonly weight: (event: Event) => number = () => 1,
  ) {}

  get state(): PaceState {
    return this.cell.now;
  }

  /** Whether something is still being told, so that nothing can be chosen. */
  get isTelling(): boolean {
    return this.state.now !== null;
  }

  /** Take in what happened; what was still waiting is shown first. */
  add(events: Event[] | null): void {
    if (events === null) return this.forget();
    const last = events.map((event) => event.isOwn).lastIndexOf(true);
    const recent = last < 0 ? [...this.state.recent, ...events] : events.slice(last + 1);
    this.put({ recent: recent.slice(-MOST) });
    this.tell(events);
  }

  /** Once more from the own last move on. */
  again(): void {
    this.cancel();
    this.put({ now: null, waiting: [], again: [], isPaused: false });
    this.tell(this.state.recent, this.tempo() === 'once' ? 'brisk' : this.tempo());
  }

  pause(): void {
    this.cancel();
    this.put({ isPaused: true });
  }

  goOn(): void {
    this.put({ isPaused: false });
    this.next();
  }

  /** Once more from an event on that was told before. */
  backTo(event: Event): void {
    const { now, recent, again, waiting } = this.state;
    const told = again.includes(event) ? again : recent;
    const [start, end] = [told.indexOf(event), now ? told.indexOf(now) : -1];
    if (start < 0 || end < start) return;
    this.put({ waiting: [...told.slice(start, end + 1), ...waiting] });
    this.goOn();
  }

  /** Open a moment again: how it ended, until somebody goes on; what was being told goes on after it. */
  reopen(events: Event[]): void {
    const last = events.at(-1);
    if (!last) return;
    this.cancel();
    const { now, again } = this.state;
    const left = this.state.waiting.filter((event) => !again.includes(event));
    const waiting = now && !again.includes(now) ? [now, ...left] : left;
    this.put({ now: last, waiting, again: events, isPaused: true });
  }

  /** Go on to what stays until it was seen; to the table as it is where nothing does. */
  hurry(): void {
    const due = this.state.waiting.findIndex((event) => this.weight(event) === Infinity);
    if (due < 0) return this.skip();
    this.put({ waiting: this.state.waiting.slice(due) });
    this.goOn();
  }

  /** Show the table as it is. */
  skip(): void {
    this.cancel();
    this.put({ now: null, waiting: [], again: [], isPaused: false });
  }

  private forget(): void {
    this.cancel();
    this.put(STILL);
  }

  private tell(events: Event[], tempo = this.tempo()): void {
    const shown = events.filter((event) => !event.isOwn && this.isWorthIt(event, tempo));
    const waiting = [...this.state.waiting, ...shown];
    this.put({ waiting });
    if (!this.isTelling && !this.state.isPaused) this.next();
  }

  /** At once only what has to be seen is shown. */
  private isWorthIt(event: Event, tempo: Tempo): boolean {
    const weight = this.weight(event);
    return weight === Infinity || SHOWN[tempo] * weight > 0;
  }

  private next(): void {
    this.cancel();
    const [now = null, ...waiting] = this.state.waiting;
    const { again } = this.state;
    const isAgain = now !== null && again.includes(now);
    this.put({ now, waiting, again: isAgain ? again : [] });
    if (!now) return;
    const weight = this.weight(now);
    const stays = weight === Infinity || (isAgain && now === again.at(-1));
    if (stays) return this.put({ isPaused: true });
    const time = (SHOWN[this.tempo()] || SHOWN.brisk) * weight;
    this.cancel = this.clock.after(time, () => this.next());
  }

  private put(part: Partial<PaceState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}
