// What is read on the rules page: which game, where it was opened, and its clauses.
import { getContext, setContext } from 'svelte';
import type { Exhibit } from '../../games/book';
import { placeOf } from '../../lib/guide';
import type { Shelf } from '../../lib/library';
import type { Block } from '../../lib/markdown';

const KEY = Symbol('reading');

export class Reading {
  game = $state('');
  /** The id of what the page was opened at; the clause it was opened for, if it was one. */
  place = $state('');
  clause = $state('');
  blocks = $state.raw<Block[]>([]);

  /** Some clauses with all that belongs to them: tables and lists that follow. */
  blocksOf(clauses: string[]): Block[] {
    return clauses.flatMap((clause) => clauseBlocks(this.blocks, clause));
  }
}

/** A clause with the tables and lists that follow it. */
export function clauseBlocks(blocks: Block[], clause: string): Block[] {
  const from = blocks.findIndex((block) => block.kind === 'paragraph' && block.id === clause);
  if (from < 0) return [];
  const length = blocks.slice(from + 1).findIndex(isNew);
  return blocks.slice(from, length < 0 ? undefined : from + 1 + length);
}

const isNew = (block: Block): boolean =>
  block.kind === 'heading' || (block.kind === 'paragraph' && block.id !== undefined);

export function provideReading(): Reading {
  return setContext(KEY, new Reading());
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}

/** Where a part of the address leads: the id of something on the page, and the clause that is opened there.
 * A clause is shown where the guide tells it, on the card that it is about, else among all clauses. */
export function placeFor(
  part: string,
  { guide }: Pick<Shelf, 'guide'>,
  exhibits: Exhibit[],
): { place: string; clause: string } {
  if (/^[A-Z]{2}-\d/.test(part)) {
    const told = guide && placeOf(guide, part);
    if (told) return { place: told, clause: part };
    const card = exhibits.find(({ help }) => help.clause === part);
    return { place: card ? `card-${card.id}` : `clause-${part}`, clause: part };
  }
  const card = exhibits.find(({ ids }) => ids.some((id) => `card-${id}` === part));
  return { place: card ? `card-${card.id}` : part, clause: '' };
}
