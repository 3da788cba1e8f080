// The coach at a table: what matters now, and a word before a move that costs. No browser, no runes: what
// it needs comes through its `Adviser`.
import type { Caution, Message, Snapshot } from './wire';

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
}

export const SILENT: CoachState = {
  isOn: false,
  isQuiet: false,
  matters: null,
  isLooking: false,
  held: null,
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
  /** Which question about a turn is the newest; older answers are of the past. */
  private asked = 0;

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
    this.put({ isQuiet: true, held: null, matters: null });
  }

  /** A new position: at the start of a turn the coach speaks again, and says what matters. */
  async see(isYours: boolean): Promise<void> {
    if (isYours && !this.wasYours && this.now.isQuiet) this.put({ isQuiet: false });
    this.wasYours = isYours;
    if (this.now.held) this.put({ held: null });
    const asked = ++this.asked;
    if (!isYours || !this.isAwake) {
      this.put({ matters: null });
      return;
    }
    const found = await this.adviser.matters().catch(() => null);
    if (asked === this.asked) this.put({ matters: found });
  }

  /** Whether a move may go out: nothing is to be said against it, or it was said and is wanted all the same. */
  async allows(steps: string[]): Promise<boolean> {
    if (!this.isAwake || same(this.now.held?.steps, steps)) return true;
    this.put({ isLooking: true, held: null });
    const caution = await this.adviser.judge(steps).catch(() => null);
    const isHeld = caution !== null && this.isAwake;
    this.put({ isLooking: false, held: isHeld ? { caution, steps } : null });
    return !isHeld;
  }

  /** The move that waits was taken back, or changed. */
  drop(): void {
    if (this.now.held) this.put({ held: null });
  }

  private put(part: Partial<CoachState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}

function same(one: string[] | undefined, other: string[]): boolean {
  return one !== undefined && one.length === other.length && one.every((text, at) => text === other[at]);
}
