// What the page needs to know of a game: its board, and words for its actions.
import type { Component } from 'svelte';
import type { Change, Question, View } from '../lib/types';

export interface Face {
  /** The board: everything but players' names, the log and the panel of answers. */
  Board: Component<Record<string, never>>;
  /** An action in the reader's language: "take 3 wood". */
  action(text: string, view: View): string;
  /** The heading under which an action is listed; actions of one heading stand together. */
  group(text: string, view: View): string;
  /** What is asked, as a sentence. */
  question(question: Question | null, view: View): string;
  /** Where the game is: "round 3 of 14". */
  caption(view: View): string;
  /** A change for the log: "+3 wood (5)"; null when it is not worth a word. */
  change(change: Change, view: View): string | null;
  /** A sensible answer to a small question such as a payment; null when none stands out. */
  preferred(legal: string[], question: Question | null, view: View): string | null;
  /** The name of a part of the score. */
  source(name: string): string;
}
