// What the rules page shows of a game: its cards, its figures, and pictures for the game in six sentences.
import type { Component } from 'svelte';
import type { Unit } from '../lib/guide';
import type { Card } from '../lib/wire';
import type { CardHelp } from './face';

/** A card of the gallery, or several that differ in colours only. */
export interface Exhibit {
  id: string;
  /** What is drawn. */
  ids: string[];
  help: CardHelp;
  /** What can be filtered by, in words. */
  kind: string;
  set: string;
}

/** A picture for a sentence: it stands for these clauses. */
export interface Picture {
  piece: Component;
  clauses: string[];
}

export interface Book {
  /** The figures of the guide by their names. */
  figures: Record<string, Component>;
  /** Pictures in the order in which they are thought of first. */
  pictures: Picture[];
  /** The signs of chapters, as names of symbols. */
  signs: Record<string, string>;
  /** A card as the table shows it, by its id or its kind. */
  Card: Component<{ id: string }>;
  gallery(cards: Card[]): Exhibit[];
  /** What goods are called. */
  goods(): { id: string; name: string }[];
}

const found = import.meta.glob<{ book: Book }>('./*/book.ts');

/** The book of a game, loaded when it is opened; null where a game has none. */
export async function bookOf(game: string): Promise<Book | null> {
  const load = found[`./${game}/book.ts`];
  return load ? (await load()).book : null;
}

/** A picture for each sentence: one for a clause that it cites, else the first that is left. */
export function picturesFor(sentences: Unit[], pictures: Picture[]): (Picture | null)[] {
  const left = [...pictures];
  const take = (at: number): Picture | null => left.splice(at, 1)[0] ?? null;
  const cited = sentences.map(({ cites }) => cites.flatMap(({ clauses }) => clauses));
  const chosen = cited.map((clauses) => {
    const at = left.findIndex((picture) => picture.clauses.some((clause) => clauses.includes(clause)));
    return at < 0 ? null : take(at);
  });
  return chosen.map((picture) => picture ?? take(0));
}
