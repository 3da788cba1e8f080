// What the page needs to know of a game besides its words: its board, and what belongs together.
import type { Component } from 'svelte';
import type { Flight } from '../lib/flight';
import type { NameOf } from '../lib/messages';
import type { Event } from '../lib/pace';
import type { Sound } from '../lib/sounds';
import type { TableOf } from '../lib/table.svelte';
import type { Card, Change, Choice, LogLine, Message, OptionValue, Part, Question, View } from '../lib/wire';

/** How many of each were picked. */
export type Picked = Record<string, number>;

/** Something that can be picked, perhaps several times. */
export interface PickItem {
  id: string;
  /** The name of its drawing; empty where its name is enough, or where it is a card, which the face draws. */
  piece: string;
  isCard?: boolean;
  name(): string;
  most: number;
  /** For a single number: the drawings of what each one is, and of what becomes of it. */
  becomes?: { from: string; into: string };
  /** What one of it counts, or does, in a word or two. */
  note?(): string;
}

/** Several things out of some, which the rules ask for one after the other and in their own order. Here they
 * are picked in any order; words are made when they are wanted, in the language of then. */
export interface Picker {
  title(): string;
  items: PickItem[];
  /** How much is due, and what picks count towards it. */
  least: number;
  most: number;
  counts(picked: Picked): number;
  /** A choice that is as good as any other; null where that is a matter of taste. */
  usual: Picked | null;
  /** Everything that is useful, where that can be less than everything. */
  all: Picked;
  /** Whether the board shows all of it side by side, where it is wide enough; then nothing else does. */
  isLaidOut?: boolean;
  /** Whether it only says how something is paid: then it is not asked, but can be changed. */
  isPayment: boolean;
  /** Why a choice cannot be made as it is; null when it can. */
  problem(picked: Picked): string | null;
  /** What is done: "Pay green 3 and blue 3". */
  says(picked: Picked): string;
  /** The item that an action on the board stands for. */
  itemOf(text: string): string | null;
  /** Whether an answer is a part of the set, so that it need not be offered besides. */
  covers(text: string): boolean;
  /** Make room for more of one item, or make up for less of it; what was picked stays where left out. */
  adjust?(picked: Picked, item: string): Picked;
  /** The actions that it takes; those that the rules do not ask for are left out by the server. */
  wishes(picked: Picked): string[];
  /** What actions pick that somebody else has chosen, as far as they belong to this set. */
  read(steps: string[]): Picked;
}

/** What the help of a card tells. */
export interface CardHelp {
  name: string;
  text: string;
  /** Further facts; `sure` is the chance from 0 to 1 that a reconstructed value is right. */
  facts: { label: string; value: string; sure?: number }[];
  /** The clause of the rules that is about it, such as "LH-15.01". */
  clause?: string | undefined;
}

/** A few words for the ticket, with a drawing where one says it: "11 → 18" beside a log of wood. */
export interface Chip {
  /** The name of a symbol such as "lh-wood"; empty where words are enough. */
  piece: string;
  /** What the drawing says, for those who do not see it. */
  name?: string;
  text: string;
  /** Whether it is bad news, such as food that is missing. */
  alarm?: boolean;
  /** Whether the drawing is enough where there is little room. */
  isSign?: boolean;
}

/** A game with its own views and questions. */
export interface Face<V = View, Q = Question> {
  /** The board: everything but players' names, the log and the panel of answers. */
  Board: Component<Record<string, never>>;
  /** Options of a first game, after the lessons; where left out it is the usual game. */
  firstGame?: Record<string, OptionValue>;
  /** Where the ticket stands beside the board on a desk. */
  dock?: 'below' | 'right';
  /** What the ticket says of the plan, or of what is ahead. */
  chips?(table: TableOf<V, Q>): Chip[];
  /** How much longer than others an event is shown; see `Pace`. Undefined for what is like any other. */
  weight?(event: Event): number | undefined;
  /** What stands over the board while an event is shown that is a moment of its own, such as a year's end;
   * it draws nothing for any other. */
  Moment?: Component<{ event: Event }>;
  /** Moments that can be opened again: the parts of a line that end one, whether there was any yet, and how
   * that is called. */
  moment?: { parts(line: LogLine): Part[]; isThere(view: V): boolean; again(): string };
  /** What is heard of an event by whoever wants to hear something. */
  sound?(event: Event): Sound | null;
  /** Answers with their pictures, inside a ticket that is docked at the right; it draws nothing for a question
   * that has none. */
  Ways?: Component<Record<string, never>>;
  /** A card that can be picked, drawn in some width. */
  Picture?: Component<{ id: string; size: string }>;
  /** What stands below a ticket that is docked at the right, such as the other players. */
  Aside?: Component<Record<string, never>>;
  /** Whether the heading of an action is folded up until it is wanted. */
  folded?(text: string, question: Q | null, legal: string[]): boolean;
  /** What the card says that a question is about, where that helps to answer it. */
  about?(question: Q): string | null;
  /** A sensible answer to a small question such as a payment; null when none stands out. */
  preferred(legal: string[], question: Q | null, view: V): string | null;
  /** The usual next step where no answer is better than another, such as the end of a turn. */
  usual?(choices: Choice[], question: Q | null): string | null;
  /** The name of a part of the score. */
  source(name: string): string;
  /** The set that a question is about; null where it is about one thing. */
  picker?(question: Q, view: V, choices: Choice[]): Picker | null;
  /** Whether a step says nothing, such as "pay no fish". */
  silent?(text: string): boolean;
  /** Whether the next question still belongs to what was begun: it must be answered too, or it may. */
  goesOn?(begun: Q | null, next: Q | null): 'must' | 'may' | null;
  /** Actions that end something begun and need no confirmation of their own. */
  closing?: string[];
  /** Whether an answer says itself what it costs and ends its move, such as a bid: nobody confirms it again. */
  isFinal?(text: string): boolean;
  /** The seat that owns a card; null where nobody does. */
  owner?(view: V, card: string): number | null;
  /** Actions that are about a card where it is now, so that its help can say what they would bring. */
  doings?(card: string, view: V, question: Q | null, me: number | null): string[];
  /** Points that a seat has beside its score, and gets when it is counted next. */
  ahead?: { name(): string; points(view: V, seat: number): number };
  /** A card as it lies on the table, beside its help. */
  Shown?: Component<{ id: string }>;
  /** The help of a card, where its data need words of the game. */
  card?(card: Card): CardHelp;
  /** Whether this view shows something that only this seat may see; always when left out. */
  hides?(view: V, seat: number): boolean;
  /** A view without what only this seat may see, for a screen that several people look at. */
  veil?(view: V, seat: number): V;
  /** Whether what happened to the actor is what the move itself has told. */
  isKnown?(outcome: Message): boolean;
  /** What happened as numbers beside drawings; null where words say it better. */
  signs?(outcome: Message): Chip[] | null;
  /** A change in words, for a game that does not tell what happened; null when it is not worth a word. */
  change?(change: Change, nameOf: NameOf, actor: number | null): string | null;
  /** What flies over the board after a line of the log, and from where to where. */
  flights?(line: LogLine, view: V): Flight[];
}
