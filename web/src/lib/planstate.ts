// What a plan is made of: its state, its modes, and what it needs from outside.
import type { Face, Picked, Picker } from '../games/face';
import type { Message, Position, Preview, Snapshot, TaskInfo } from './wire';

/** Something that was chosen: an action, or a whole answer of several; and what it is called. */
export interface Chosen {
  steps: string[];
  words: Message | string;
}

/** A set that was picked, or filled in by itself; it can still be changed. */
export interface Fill {
  picker: Picker;
  picked: Picked;
  /** How much was chosen before it. */
  before: number;
}

/** Where a plan is.
 *
 * - `past`: an older position is looked at; nothing can be chosen.
 * - `idle`: nothing is planned; the question of the table is open.
 * - `gathering`: the move goes on with a question that must be answered.
 * - `extendable`: the move is whole, and can be sent or go on.
 * - `complete`: the move is whole, and can only be sent or taken back.
 */
export type Mode = 'past' | 'idle' | 'gathering' | 'extendable' | 'complete';

export interface PlanState {
  chosen: Chosen[];
  preview: Preview | null;
  /** Sets among what was chosen, the first one first. */
  fills: Fill[];
  /** What was picked so far of the set that is asked for; null while nobody has touched it. */
  draft: Picked | null;
  /** Whether something is on its way. */
  busy: boolean;
  /** What was refused last. */
  refused: unknown;
  /** A position of the past that is looked at instead of the present. */
  past: Position | null;
}

/** No plan. */
export const NOTHING = { chosen: [], preview: null, fills: [], draft: null };
export const EMPTY: PlanState = { ...NOTHING, busy: false, refused: null, past: null };

/** Where the state is kept, so that a page can watch it. */
export interface Cell {
  now: PlanState;
  /** From now on only who writes it needs to know what changes, until all is shown at once. */
  hold?(): void;
  show?(): void;
}

/** What is asked of the server; a refused preview throws, a refused move is given back. */
export interface Server {
  preview(steps: string[], wishes?: string[]): Promise<Preview>;
  act(steps: string[]): Promise<unknown>;
  at(count: number, seat?: number): Promise<Position>;
}

/** What a plan looks at: the table, its game and the person's wishes. */
export interface Setting {
  snapshot(): Snapshot | null;
  face(): Face;
  /** When a move is shown before it is sent: if it has several steps, always, never. */
  confirm(): 'steps' | 'always' | 'never';
  /** Whether sets with a usual choice, such as payments, are filled in by themselves. */
  automatic(): boolean;
  /** Whether a move may go out; somebody may advise against it, and then it stays a plan. */
  allows?(steps: string[]): Promise<boolean>;
  /** Whether what is asked is covered, since somebody else may look at the screen. */
  covered?(): boolean;
  /** The lesson that is taken at the table: only what counts in it can be chosen. */
  lesson?(): TaskInfo | null;
}
