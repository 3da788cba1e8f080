// What the page needs to know of a game besides its words: its board, and what belongs together.
import type { Component } from 'svelte';
import type { Flight } from '../lib/flight';
import type { NameOf } from '../lib/messages';
import type { TableOf } from '../lib/table.svelte';
import type { Card, Change, Choice, LogLine, Message, Question, View } from '../lib/wire';

/** Several steps that are offered as one answer, such as a whole payment. */
export interface Bundle {
  steps: string[];
  label: string;
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

/** So many of something. */
export interface Counter {
  icon: string;
  name: string;
  n: number;
}

/** A few words for the ticket, with a drawing where one says it: "11 → 18" beside a log of wood. */
export interface Chip {
  /** The name of a symbol such as "lh-wood"; empty where words are enough. */
  piece: string;
  text: string;
  /** Whether it is bad news, such as food that is missing. */
  alarm?: boolean;
}

/** A game with its own views and questions. */
export interface Face<V = View, Q = Question> {
  /** The board: everything but players' names, the log and the panel of answers. */
  Board: Component<Record<string, never>>;
  /** Where the ticket stands beside the board on a desk. */
  dock?: 'below' | 'right';
  /** What the ticket says of the plan, or of what is ahead. */
  chips?(table: TableOf<V, Q>): Chip[];
  /** What stands below a ticket that is docked at the right, such as the other players. */
  Aside?: Component<Record<string, never>>;
  /** Drawings that tell the game from others on the start page. */
  signs: string[];
  /** How many pixels wide a board is that is drawn in its usual size; a wider one is drawn larger. */
  width(view: V): number;
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
  /** Whole answers to a question of several steps, the best first; the best one is chosen by itself
   * when it ends something that was begun. */
  bundles?(legal: string[], question: Q | null, view: V): Bundle[];
  /** Whether a question only settles details, such as how something is paid: then the preferred
   * answer is taken by itself, and can be changed beside the plan. */
  settles?(question: Q): boolean;
  /** What a step counts, such as "pay 2 fish": its drawing, its name and how many. */
  counter?(text: string): Counter | null;
  /** Whether a step says nothing, such as "pay no fish". */
  silent?(text: string): boolean;
  /** Whether the next question still belongs to what was begun: it must be answered too, or it may. */
  goesOn?(begun: Q | null, next: Q | null): 'must' | 'may' | null;
  /** Actions that end something begun and need no confirmation of their own. */
  closing?: string[];
  /** The help of a card, where its data need words of the game. */
  card?(card: Card): CardHelp;
  /** Whether this view shows something that only this seat may see; always when left out. */
  hides?(view: V, seat: number): boolean;
  /** Whether what happened to the actor is what the move itself has told. */
  isKnown?(outcome: Message): boolean;
  /** A change in words, for a game that does not tell what happened; null when it is not worth a word. */
  change?(change: Change, nameOf: NameOf, actor: number | null): string | null;
  /** What flies over the board after a line of the log, and from where to where. */
  flights?(line: LogLine, view: V): Flight[];
}
