// Every message between server and page, made from kontor.server.wire by tools.page_types.
/* eslint-disable @typescript-eslint/no-explicit-any -- each game has its own views */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// Words that people read.

/** The key of an entry of the Fluent catalogues, and what goes into it. */
export interface Message {
  key: string;
  values: Record<string, string | number | Message>;
}

/** Something that can be done: the line that does it, and what it means to people. */
export interface Choice {
  text: string;
  message: Message;
}

/** Something that happened: to a seat, or to the table where that is null. */
export interface Outcome {
  seat: number | null;
  message: Message;
}

// What the server says to learners.

export type TaskKind = 'lesson' | 'puzzle';

/** The lesson or puzzle that is done at a table, and how far it is. */
export interface TaskInfo {
  kind: TaskKind;
  name: string;
  /** What its words in the catalogues begin with. */
  key: string;
  /** Steps. */
  done: number;
  steps: number;
  /** What is left of the moves that count; * is any words. */
  moves: string[][];
  /** What is said to other lines, as keys. */
  wrong: Record<string, string>;
  /** The place of the board that is in the light. */
  spot: string;
}

/** A lesson that a game has. */
export interface LessonInfo {
  name: string;
  key: string;
  steps: number;
}

/** A puzzle that a game has. */
export interface PuzzleInfo {
  name: string;
  theme: string;
  /** From 1 to 4: how many of the levels miss it. */
  grade: number;
  /** By complete search to the end of the game. */
  proven: boolean;
  players: number;
  /** Day by day the next one in this order is today's. */
  mix: number;
}

/** A move of a puzzle's line, with its steps in words; how they are paid is left out. */
export interface PuzzleMove {
  seat: number;
  steps: string[];
  messages: Message[];
}

/** Why a move is not the best: points that it loses, and what may well follow it. */
export interface PuzzleWhy {
  /** Null where nobody looked at it. */
  loss: number | null;
  /** The first line is right, but not the rest. */
  is_begun: boolean;
  proven: boolean;
  /** The move itself is the first. */
  then: PuzzleMove[];
}

/** What a learner should know now, the most urgent first. */
export interface Matters {
  matters: Message[];
}

/** What there is to say against a move. */
export interface Caution {
  loss: number;
  /** Nobody does that on purpose, whatever it costs. */
  slip: boolean;
  reasons: Message[];
}

/** What the coach says to a move; nothing to nearly all. */
export interface Coached {
  caution: Caution | null;
}

// What else it says.

export type SeatKind = 'person' | 'opponent';

export type Status = 'open' | 'over' | 'closed';

export type Dealt = 'drawn' | 'chosen' | 'opened';

export type Purpose = 'branch' | 'try' | 'analysis';

export type LinkState = 'watch' | 'free' | 'yours' | 'taken' | 'waiting' | 'refused' | 'device';

export type OptionValue = boolean | string | string[];

/** What a seat is asked; each kind brings more of its own. */
export interface Question {
  kind: string;
  seat: number;
  [part: string]: any;
}

/** What a seat sees of a position; each game has its own parts. */
export interface View {
  [part: string]: any;
}

/** A card; each game has its own parts. */
export interface Card {
  id: string;
  name: string;
  text: string;
  [part: string]: any;
}

/** What is printed on the components of a game; each game has its own parts. */
export interface Facts {
  cards: Card[];
  [part: string]: any;
}

/** A seat at a table that one looks at. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string;
  level: string | null;
  present: boolean;
  /** Milliseconds that this seat has thought. */
  clock: number;
  /** How many devices hold it; only the host and who sits there are told. */
  devices: number | null;
}

/** Somebody who asks for a seat that is taken. */
export interface Ask {
  ask: string;
  seat: number;
  name: string;
}

/** A part of a view that is no longer what it was. */
export interface Change {
  path: (string | number)[];
  from: Json;
  to: Json;
}

/** An action within a move, with what it answers; the text is null where one may not know. */
export interface Step {
  question: Question | null;
  /** It begins a move, else it goes on with one. */
  begins: boolean;
  /** It only says how something is done, such as what it is paid with. */
  detail: boolean;
  text: string | null;
  /** Its form `log` tells that it was done by `name`, as one may know. */
  message: Message;
}

/** What came of one cause: of what was done, or of something that followed of itself. */
export interface Part {
  /** Empty for what was done. */
  cause: string;
  /** The cause in words; null where empty. */
  heading: Message | null;
  changed: Change[];
  outcomes: Outcome[];
  /** After it. */
  scores: number[];
}

/** One command as it was stored: a move with its steps, and all that came of it. */
export interface LogLine {
  /** Actions that were played before it. */
  at: number;
  seat: number;
  steps: Step[];
  out_of_turn: boolean;
  caption: Message;
  time: number;
  /** Cause by cause; what was done is the first. */
  parts: Part[];
}

/** The log lines from an action on. */
export interface LogPart {
  first: number;
  lines: LogLine[];
}

/** How far back one may go, in actions. */
export interface UndoOffer {
  to: number;
  floor: number;
  stops: number[];
}

/** How far forth one may go, in actions. */
export interface RedoOffer {
  to: number;
  last: number;
}

/** The place of a seat when a game is over, with the reason where a tie was broken. */
export interface Place {
  seat: number;
  place: number;
  why: Message | null;
}

/** The seed of a game that is over, and what kept it from being tried out. */
export interface Reveal {
  seed: string;
  salt: string;
}

/** Where a table began within another game, and what for; null where that was pasted. */
export interface Origin {
  table: string | null;
  /** Actions that were played there before. */
  at: number;
  purpose: Purpose;
}

/** Everything that one receiver may know of a table. */
export interface Snapshot {
  type: 'snapshot';
  table: string;
  name: string;
  version: number;
  status: Status;
  game: string;
  rules: number;
  players: number;
  options: Record<string, OptionValue>;
  seats: Seat[];
  asks: Ask[];
  watchers: number;
  you: number[];
  /** Through whose eyes; null for a spectator. */
  looking: number | null;
  host: boolean;
  count: number;
  turn: number | null;
  your_turn: boolean;
  thinking: number | null;
  since: number;
  now: number;
  view: View;
  question: Question | null;
  /** What is asked; for the eyes of who is to decide alone. */
  prompt: Message | null;
  /** The open question begins a move, else it goes on with one. */
  begins: boolean;
  legal: Choice[];
  /** What own seats may do out of turn, by seat. */
  free: Record<string, Choice[]>;
  caption: Message;
  scores: number[];
  breakdown: Record<string, number>[];
  /** The winner first; empty until the game is over. */
  places: Place[];
  undo: UndoOffer | null;
  redo: RedoOffer | null;
  log: LogPart;
  dealt: Dealt;
  /** Null where the game began at a position: nothing was dealt. */
  commitment: string | null;
  reveal: Reveal | null;
  task: TaskInfo | null;
  origin: Origin | null;
}

/** Who is there, seat by seat, and how many look on. */
export interface Presence {
  type: 'presence';
  present: boolean[];
  watchers: number;
}

/** What one knows already is still so. */
export interface Welcome {
  type: 'welcome';
  version: number;
}

/** A command that was carried out. */
export interface Answer {
  type: 'answer';
  id: string;
  version: number;
}

/** A command, or whatever else was said, that was not carried out. */
export interface Refused {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  version: number | null;
}

/** The store does not answer; a snapshot follows when it does. */
export interface NotSaved {
  type: 'unsaved';
  message: string;
}

/** Here I am. */
export interface Pong {
  type: 'pong';
}

export type Outgoing = Snapshot | Presence | Welcome | Answer | Refused | NotSaved | Pong;

/** Whether all is well. */
export interface Health {
  version: string;
  status: string;
}

/** Which form of the rules is in use, and how far compiling them is. */
export interface Engine {
  compiled: boolean;
  opponents: boolean;
  state: string | null;
  done: number | null;
  left: number | null;
}

/** A new key. */
export interface Visitor {
  key: string;
}

/** An option of a game; where some are offered, no others can be chosen. */
export interface OptionInfo {
  default: OptionValue;
  offered: string[];
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  description: string;
  rules: number;
  fewest: number;
  most: number;
  options: Record<string, OptionInfo>;
  levels: string[];
  patient: string[];
  seconds: number;
  longest: number;
  pictures: boolean;
}

/** A seat at a table. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string;
  level: string | null;
}

/** A new table with its links. */
export interface TableLinks {
  table: string;
  you: number[];
  links: Record<string, string>;
  watch: string;
}

/** A table in a list. */
export interface TableInfo {
  table: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  status: Status;
  count: number;
  turn: number | null;
  your_turn: boolean;
  caption: Message | null;
  scores: number[] | null;
  winners: number[] | null;
  left: boolean;
  created: number;
  changed: number;
  /** A lesson or puzzle; null for a game. */
  task: string | null;
  origin: Origin | null;
}

/** The clauses behind kinds of questions, names of reasons and names of lessons. */
export interface ClauseTable {
  questions: Record<string, string>;
  refusals: Record<string, string>;
  lessons: Record<string, string>;
}

/** What a link opened. */
export interface Joined {
  table: string;
  you: number[];
  watching: boolean;
}

/** What a link opens for whoever asks: the seat, null for spectators, and how it stands. */
export interface LinkInfo {
  seat: number | null;
  name: string;
  state: LinkState;
}

/** A new link. */
export interface NewLink {
  seat: number | null;
  token: string;
}

/** A link by which one more device of the same person holds a seat. */
export interface DeviceLink {
  seat: number;
  token: string;
  until: number;
}

/** What was said to somebody who asked for a seat. */
export interface AskAnswered {
  ask: string;
  seat: number;
  granted: boolean;
}

/** A position of the past. */
export interface Position {
  count: number;
  looking: number | null;
  turn: number | null;
  caption: Message;
  view: View;
  scores: number[];
  breakdown: Record<string, number>[];
  places: Place[];
  over: boolean;
}

/** What actions would change; null where that depends on what one may not know. */
export interface Preview {
  /** The actions, and the wishes that could be followed after them. */
  steps: string[];
  changed: Change[];
  certain: boolean;
  /** They show what one could not know: what follows is a move of its own. */
  shows_more: boolean;
  scores: number[] | null;
  turn: number | null;
  question: Question | null;
  prompt: Message | null;
  begins: boolean | null;
  legal: Choice[] | null;
  outcomes: Outcome[];
}

/** Why things cannot be done; null where they can. */
export interface Reasons {
  reasons: Record<string, string | null>;
  /** The clauses behind the reasons, where some are known. */
  clauses: Record<string, string>;
}

/** An action, and how many points it is expected to lose against the best one. */
export interface Advised {
  text: string;
  message: Message;
  loss: number;
  /** The action, and the answers that make a whole move of it. */
  steps: string[];
}

/** The best actions, the best first. */
export interface Hint {
  choices: Advised[];
}

/** A refusal. */
export interface Problem {
  code: string;
  message: string;
}

// What it is told.

/** The first message: who you are and what you know. */
export interface Hello {
  type: 'hello';
  key: string;
  version?: number | null;
  language?: string;
}

/** A move: one action or several, in words, of which all are played or none. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  steps: string[];
  seat?: number | null;
}

/** Back to a number of actions. */
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
  to: number;
}

/** Forth to a number of actions. */
export interface Redo {
  type: 'redo';
  id: string;
  version: number;
  to: number;
}

/** Refusals in another language. */
export interface ChangeLanguage {
  type: 'language';
  language: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

export type Command = Act | Undo | Redo;

export type Travel = Undo | Redo;

export type Incoming = Hello | Act | Undo | Redo | ChangeLanguage | Ping;

export type SeatWishKind = 'me' | 'here' | 'link' | 'opponent';

/** Who is to sit in a seat. */
export interface SeatWish {
  kind: SeatWishKind;
  name?: string;
  colour?: string;
  level?: string;
}

export type OptionWish = boolean | string | string[];

/** A table that somebody wants. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionWish>;
  name?: string;
  seed?: number | null;
}

/** A table that goes on from a record. */
export interface OpenRecord {
  text: string;
  seats?: SeatWish[] | null;
  name?: string;
}

/** A table for a lesson or a puzzle, such as `lesson:quay`. */
export interface OpenTask {
  game: string;
  task: string;
  name?: string;
}

/** The token of a link, and perhaps how one wants to be called. */
export interface Join {
  token: string;
  name?: string;
}

/** The token of a link that somebody wonders about. */
export interface Look {
  token: string;
}

/** Whether somebody who asked gets the seat. */
export interface AskAnswer {
  grant: boolean;
}

/** Which seat's link is to be made anew; null means the spectators'. */
export interface LinkWish {
  seat?: number | null;
}

/** Another name or colour. */
export interface SeatChange {
  name?: string | null;
  colour?: string | null;
}

/** Actions that somebody thinks about, and others that follow in the order of the rules. */
export interface PreviewWish {
  actions: string[];
  wishes?: string[];
  seat?: number | null;
}

/** Things that somebody wonders why they cannot be done. */
export interface Doubt {
  texts: string[];
  language?: string;
  seat?: number | null;
}

/** A whole move that somebody is about to make. */
export interface CoachWish {
  steps: string[];
  seat?: number | null;
}

/** For which seat advice is wanted. */
export interface HintWish {
  seat?: number | null;
}

// Reviews of finished games.

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

export type ReviewStage = 'waiting' | 'running' | 'quick' | 'complete' | 'failed';

/** How much was looked at; the same record and effort give the same report on any machine. */
export interface Effort {
  seed: number;
  nodes: number;
  guesses: number;
  deep_nodes: number;
  deep_guesses: number;
  hindsight: boolean;
}

/** What all seats could expect after a move, or before the first. */
export interface Outlook {
  at: number;
  scores: number[];
  /** About two of three games end within so many points. */
  spreads: number[];
  chances: number[];
}

/** A move that was possible, and what it loses against the best one. */
export interface Candidate {
  steps: string[];
  message: Message;
  loss: number;
  error: number;
  looks: number;
  /** What may follow it, told of best moves; may be empty. */
  line: Message[];
}

/** How one source of points differs after the best move: above zero where it brings more. */
export interface SourceGain {
  part: string;
  points: number;
}

/** A move of a seat that had a choice that matters. */
export interface Decision {
  at: number;
  until: number;
  seat: number;
  caption: Message;
  /** 0 early, 1 in the middle, 2 late. */
  phase: number;
  steps: string[];
  message: Message;
  verdict: Verdict;
  loss: number;
  error: number;
  chance_loss: number;
  /** The best first. */
  candidates: Candidate[];
  reasons: SourceGain[];
  words: Message[];
  is_deep: boolean;
}

/** What came to light, and what it changed for all seats. */
export interface Fortune {
  at: number;
  caption: Message;
  swings: number[];
  /** What it was. */
  words: Message[];
}

/** How a seat played in one phase. */
export interface PhaseSummary {
  free: number;
  lost: number;
}

/** One seat in figures. */
export interface SeatSummary {
  score: number;
  free: number;
  lost: number;
  /** Percent. */
  accuracy: number;
  /** The opponent that loses about as much. */
  level: string;
  verdicts: Record<string, number>;
  phases: PhaseSummary[];
  sources: Record<string, number>;
  luck: number;
  without_luck: number;
}

/** All that a review tells. */
export interface Report {
  version: number;
  game: string;
  rules: number;
  players: number;
  actions: number;
  effort: Effort;
  curve: Outlook[];
  decisions: Decision[];
  turning_points: number[];
  luck: Fortune[];
  seats: SeatSummary[];
  is_complete: boolean;
}

/** How far the review of a game is; the report comes with it unless it is known already. */
export interface Review {
  stage: ReviewStage;
  /** From 0 to 1, of the look that runs. */
  done: number;
  /** Games that are looked at before. */
  ahead: number;
  /** When the report was made; 0 when there is none. */
  changed: number;
  report: Report | null;
}

/** A move of a finished game that was not played. */
export interface FollowWish {
  at: number;
  steps: string[];
}

/** What may well follow a move, which is the first of them, and how the points stand then. */
export interface Course {
  moves: PuzzleMove[];
  scores: number[];
}

/** A table that begins at a position of a finished game. */
export interface BranchWish {
  at: number;
  purpose: Purpose;
  /** For a try: who decides. */
  seat?: number | null;
  seats?: SeatWish[] | null;
  name?: string;
}

/** A board to think at: a record, or a position as JSON. */
export interface OpenAnalysis {
  text: string;
  name?: string;
  /** Blanks were changed; what no longer fits is left out. */
  by_hand?: boolean;
}

/** A whole move that somebody tries. */
export interface JudgeWish {
  steps: string[];
}

/** What a move loses against the best one. */
export interface Judged {
  loss: number;
  error: number;
  /** It is within the error of the best. */
  solved: boolean;
}

/** How long it may be thought about a position. */
export interface AnalysisWish {
  seconds?: number;
  most?: number;
}

/** The best options of the seat to decide, the best first, and what seats can expect. */
export interface Analysis {
  /** Of the actions before it: which position it is. */
  count: number;
  version: number;
  seat: number;
  options: Candidate[];
  scores: number[];
  chances: number[];
  looks: number;
}

/** Something that can stand in a blank, as the position has it, and its name. */
export interface BlankChoice {
  value: string | number | (string | number)[] | null;
  message: Message;
}

/** What can be set by hand: a number, one of a set of choices, or a list of such. */
export interface Blank {
  heading: Message;
  /** From the whole position to one thing in it. */
  path: (string | number)[];
  message: Message;
  least: number;
  /** Of a number; of a list, how long it may be. */
  most: number;
  /** The name of their set; empty for a number. */
  choices: string;
  is_list: boolean;
  /** What stands here stands in no other such blank. */
  is_apart: boolean;
}

/** A position as JSON, to be copied, changed and opened again. */
export interface PositionText {
  text: string;
}

/** What can be changed in a position, and the sets of choices that its blanks share. */
export interface PositionBlanks {
  blanks: Blank[];
  choices: Record<string, BlankChoice[]>;
}

/** A move that cost something, to be tried again. */
export interface OwnMistake {
  at: number;
  seat: number;
  caption: Message;
  verdict: Verdict;
  loss: number;
  phase: number;
  /** Where most of the points went; may be empty. */
  source: string;
}

/** How somebody played one game. */
export interface OwnGame {
  table: string;
  /** The table can still be opened. */
  is_there: boolean;
  seat: number;
  game: string;
  players: number;
  /** Levels; null is a person. */
  opponents: (string | null)[];
  score: number;
  place: number;
  ended: number;
  summary: SeatSummary;
  mistakes: OwnMistake[];
}

/** How the holder of a key played, the last game first. */
export interface OwnResults {
  games: OwnGame[];
}
