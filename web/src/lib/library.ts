// The rules of a game for the rules page: its guide, its clauses and its book, requested when they are wanted.
import { bookOf, type Book } from '../games/book';
import { plain, Refused } from './api';
import { parseGuide, type Guide } from './guide';
import { markdown, type Block } from './markdown';

export interface Shelf {
  guide: Guide | null;
  clauses: Block[];
  book: Book | null;
}

/** Everything there is to read of a game, in a language; a game may have no guide, no clauses and no book. */
export async function shelfOf(game: string, language: string): Promise<Shelf> {
  const [guide, clauses, book] = await Promise.all([
    textOf(`/api/games/${game}/guide/${language}`),
    textOf(`/api/games/${game}/rules`),
    bookOf(game),
  ]);
  return { guide: guide === null ? null : parseGuide(guide), clauses: markdown(clauses ?? ''), book };
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await plain<string>('GET', path);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}
