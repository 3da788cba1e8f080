// What the server sends; see docs/server.md.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A position as one seat may see it; each game has its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- games look into their own views
export type View = Record<string, any>;

export interface Change {
  path: (string | number)[];
  from: Json;
  to: Json;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'opponent';
  name: string;
  colour: string;
  level: string | null;
  present: boolean;
  clock: number;
  /** How many devices hold the seat; only the host and who sits there are told. */
  devices: number | null;
}

/** Somebody who asks for a seat that is taken. */
export interface Ask {
  ask: string;
  seat: number;
  name: string;
}

export interface LogLine {
  at: number;
  seat: number;
  /** What was answered, as far as it was seen; null out of turn. */
  question: Question | null;
  /** Null when somebody did something that one cannot see. */
  text: string | null;
  out_of_turn: boolean;
  caption: string;
  time: number;
  changed: Change[];
  scores: number[];
}

export interface Question {
  kind: string;
  seat: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- so do they into their questions
  [key: string]: any;
}

export interface Snapshot {
  type: 'snapshot';
  table: string;
  name: string;
  version: number;
  status: 'open' | 'over' | 'closed';
  game: string;
  rules: number;
  players: number;
  options: Record<string, Json>;
  seats: Seat[];
  asks: Ask[];
  watchers: number;
  you: number[];
  looking: number | null;
  host: boolean;
  count: number;
  turn: number | null;
  your_turn: boolean;
  thinking: number | null;
  since: number;
  now: number;
  caption: string;
  view: View;
  question: Question | null;
  legal: string[];
  free: Record<string, string[]>;
  scores: number[];
  breakdown: Record<string, number>[];
  undo: { to: number; floor: number; stops: number[] } | null;
  redo: { to: number; last: number } | null;
  log: { first: number; lines: LogLine[] };
  dealt: string;
  commitment: string;
  reveal: { seed: string; salt: string } | null;
}

export interface Preview {
  changed: Change[];
  scores: number[] | null;
  certain: boolean;
  turn: number | null;
  question: Question | null;
  legal: string[] | null;
}

/** An action, and the points it is expected to lose against the best one. */
export interface Advised {
  text: string;
  loss: number;
}

export interface Past {
  count: number;
  looking: number | null;
  turn: number | null;
  caption: string;
  view: View;
  scores: number[];
  breakdown: Record<string, number>[];
  over: boolean;
}

/** What can be chosen for a game: a flag, one of the words offered, or any of them. */
export interface Option {
  default: Json;
  offered: string[];
}

export interface GameInfo {
  name: string;
  description: string;
  rules: number;
  fewest: number;
  most: number;
  options: Record<string, Option>;
  levels: string[];
  /** Those of the levels that play the better the more time they have, the usual seconds and the most. */
  patient: string[];
  seconds: number;
  longest: number;
}

export interface TableInfo {
  table: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, Json>;
  seats: { seat: number; kind: string; name: string; colour: string; level: string | null }[];
  you: number[];
  host: boolean;
  status: 'open' | 'over' | 'closed';
  count: number;
  turn: number | null;
  your_turn: boolean;
  /** A table of one's own that one has left. */
  left: boolean;
  created: number;
  changed: number;
}

export interface NewTable {
  table: string;
  you: number[];
  links: Record<string, string>;
  watch: string;
}

/** What a link opens; no seat means that one watches. */
export interface LinkInfo {
  seat: number | null;
  name: string;
  state: 'watch' | 'free' | 'yours' | 'taken' | 'waiting' | 'refused' | 'device';
}

export interface CardInfo {
  id: string;
  name?: string;
  text?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and into what stands on their cards
  [key: string]: any;
}
