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
  isPaused: boolean;
}

export const STILL: PaceState = { now: null, waiting: [], recent: [], isPaused: false };

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
  let view = now.looking === before.looking ? before.view : undone(now.view, changes);
  const events = lines.flatMap((line) =>
    line.parts.map((part): Event => {
      view = applied(view, part.changed);
      return { line, part, view, isOwn: part.cause === '' && now.you.includes(line.seat) };
    }),
  );
  return events.length > MOST ? null : events;
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
    this.put({ now: null, waiting: [], isPaused: false });
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
    const { now, recent, waiting } = this.state;
    const [start, end] = [recent.indexOf(event), now ? recent.indexOf(now) : -1];
    if (start < 0 || end < start) return;
    this.put({ waiting: [...recent.slice(start, end + 1), ...waiting] });
    this.goOn();
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
    this.put({ now: null, waiting: [], isPaused: false });
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
    this.put({ now, waiting });
    if (!now) return;
    const weight = this.weight(now);
    if (weight === Infinity) return this.put({ isPaused: true });
    const time = (SHOWN[this.tempo()] || SHOWN.brisk) * weight;
    this.cancel = this.clock.after(time, () => this.next());
  }

  private put(part: Partial<PaceState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}
