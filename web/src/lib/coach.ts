// The coach at a table: what matters now, and a word before a move that costs. No browser, no runes: what
// it needs comes through its `Adviser`.
import type { Caution, Message, Snapshot } from './wire';

/** How many milliseconds a move waits for the coach; then it is sent, whatever the coach is at. */
export const PATIENCE = 1000;

export interface CoachState {
  isOn: boolean;
  /** Silenced until the next turn. */
  isQuiet: boolean;
  /** What matters now; null while it is not known. */
  matters: Message[] | null;
  /** Whether a move is being looked at. */
  isLooking: boolean;
  /** What there is to say against a move, and its steps, which wait. */
  held: { caution: Caution; steps: string[] } | null;
  /** What there was to say against a move that had gone out by then, and how many actions came before it. */
  late: { caution: Caution; at: number } | null;
}

export const SILENT: CoachState = {
  isOn: false,
  isQuiet: false,
  matters: null,
  isLooking: false,
  held: null,
  late: null,
};

/** What is asked of the server; whatever goes wrong there, the coach says nothing. */
export interface Adviser {
  matters(): Promise<Message[]>;
  judge(steps: string[]): Promise<Caution | null>;
}

/** What a table tells of itself, as far as the coach cares. */
export type Table = Pick<Snapshot, 'seats' | 'you' | 'status' | 'task'>;

/** Whether a coach is fair at a table: one person plays, against the computer or alone, and no task is set. */
export function isFair({ seats, you, status, task }: Table): boolean {
  const people = seats.filter((seat) => seat.kind === 'person');
  return status === 'open' && !task && people.length === 1 && you.length === 1;
}

export class Coach {
  private wasYours = false;
  /** How many own turns have begun, and how many had when something was told late. */
  private turns = 0;
  private toldIn = 0;
  /** Which question about a turn is the newest; older answers are of the past. */
  private asked = 0;
  /** The look at a move of this position that was asked for last. */
  private look: { steps: string[]; found: Promise<Caution | null> } | null = null;
  private looks = 0;
  /** The server looks at one move at a time. */
  private last: Promise<unknown> = Promise.resolve();
  /** A look that took too long once and is still not done; no other move waits for it. */
  private late: Promise<unknown> | null = null;

  constructor(
    protected readonly cell: { now: CoachState },
    private readonly adviser: Adviser,
  ) {}

  get now(): CoachState {
    return this.cell.now;
  }

  /** Whether there is anybody to speak. */
  get isAwake(): boolean {
    return this.now.isOn && !this.now.isQuiet;
  }

  /** Switch the coach on or off for good. */
  turn(isOn: boolean): void {
    this.put({ ...SILENT, isOn });
  }

  /** Nothing more until the next turn. */
  hush(): void {
    this.put({ isQuiet: true, held: null, late: null, matters: null });
  }

  /** A new position: at the start of a turn the coach speaks again, and says what matters. */
  async see(isYours: boolean): Promise<void> {
    if (isYours && !this.wasYours) this.beginTurn();
    this.wasYours = isYours;
    this.look = null;
    if (this.now.held) this.put({ held: null });
    const asked = ++this.asked;
    if (!isYours || !this.isAwake) {
      this.put({ matters: null });
      return;
    }
    const found = await this.adviser.matters().catch(() => null);
    if (asked === this.asked) this.put({ matters: found });
  }

  /** The coach speaks again; what was told late stands for what is left of its turn, and for the next one. */
  private beginTurn(): void {
    this.turns += 1;
    const isOld = this.turns > this.toldIn + 1;
    this.put({ isQuiet: false, late: isOld ? null : this.now.late });
  }

  /** Look at a move that stands there whole, before anybody sends it: then nobody waits for the coach. */
  foresee(steps: string[]): void {
    if (this.isAwake) void this.judged(steps);
  }

  /** Whether a move may go out: nothing is to be said against it, or it was said and is wanted all the same.
   * A look that is not done in time is not waited for; what it finds is told when it comes. `at` is how many
   * actions come before the move. */
  async allows(steps: string[], at: number): Promise<boolean> {
    if (!this.isAwake || same(this.now.held?.steps, steps)) return true;
    this.put({ isLooking: true, held: null });
    const caution = await this.inTime(this.judged(steps), at);
    const isHeld = caution !== null && this.isAwake;
    this.put({ isLooking: false, held: isHeld ? { caution, steps } : null });
    return !isHeld;
  }

  /** The move that waits was taken back, or changed. */
  drop(): void {
    if (this.now.held) this.put({ held: null });
  }

  /** What was told late is known now. */
  dropLate(): void {
    if (this.now.late) this.put({ late: null });
  }

  /** What there is to say against a move; every move of a position is looked at once, unless another one is
   * wanted before its look begins. */
  private judged(steps: string[]): Promise<Caution | null> {
    if (this.late) return Promise.resolve(null);
    if (this.look && same(this.look.steps, steps)) return this.look.found;
    const number = ++this.looks;
    const found = this.last
      .then(() => (number === this.looks ? this.adviser.judge(steps) : null))
      .catch(() => null);
    this.last = found;
    this.look = { steps, found };
    return found;
  }

  /** Tell what was found against a move that has gone out; with luck it can still be taken back. */
  private tellLate(caution: Caution | null, at: number): void {
    if (!caution || !this.isAwake) return;
    this.toldIn = this.turns;
    this.put({ late: { caution, at } });
  }

  /** What was found, or null when it takes too long. */
  private inTime(found: Promise<Caution | null>, at: number): Promise<Caution | null> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.late = found;
        void found.then((caution) => this.tellLate(caution, at));
        done(null);
      }, PATIENCE);
      void found.then((caution) => {
        clearTimeout(timer);
        if (this.late === found) this.late = null;
        done(caution);
      });
    });
  }

  private put(part: Partial<CoachState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}

function same(one: string[] | undefined, other: string[]): boolean {
  return one !== undefined && one.length === other.length && one.every((text, at) => text === other[at]);
}
