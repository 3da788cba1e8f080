// The puzzles of all games, those that are solved in this browser, and the tables at which one solves them.
import { SvelteSet } from 'svelte/reactivity';
import { call, plain } from './api';
import { games } from './games.svelte';
import type { Puzzle } from './puzzles';
import { route } from './route.svelte';
import type { PuzzleInfo, PuzzleMove, PuzzleWhy, TableLinks } from './wire';

const NAME = 'kontor.name';
const SOLVED = 'kontor.puzzles';
const KEPT = 'kontor.puzzles.kept';

class Puzzles {
  all = $state.raw<Puzzle[]>([]);
  /** The ones that are solved, by their names. */
  readonly solved = new SvelteSet<string>(stored(SOLVED));

  async load(): Promise<void> {
    if (this.all.length > 0) return;
    await games.load();
    const lists = await Promise.all(
      games.all.map(async ({ name }) => {
        const found = await plain<PuzzleInfo[]>('GET', `/api/games/${name}/puzzles`);
        return found.map((each) => ({ ...each, game: name }));
      }),
    );
    this.all = lists.flat();
  }

  solve(id: string): void {
    this.solved.add(id);
    localStorage.setItem(SOLVED, JSON.stringify([...this.solved]));
  }
}

export const puzzles = new Puzzles();

/** Open a table for a puzzle, and go there. */
export async function openPuzzle(puzzle: { game: string; name: string }): Promise<void> {
  const task = { game: puzzle.game, task: `puzzle:${puzzle.name}`, name: localStorage.getItem(NAME) ?? '' };
  const made = await call<TableLinks>('POST', '/api/tasks', task);
  route.go('table', made.table);
}

/** Get up from the table of a puzzle, unless the game went on there. */
export function leavePuzzle(table: string): void {
  if (isKept(table)) return;
  call('DELETE', `/api/tables/${table}`).catch(() => undefined); // else it goes when nobody comes back
}

/** Whether the game goes on at the table of a puzzle. */
export function isKept(table: string): boolean {
  return stored(KEPT).includes(table);
}

export function keep(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...stored(KEPT), table])]));
}

/** Where the small picture of a puzzle's board is. */
export function pictureOf(puzzle: Puzzle, language: string): string {
  return `${pathOf(puzzle)}/picture?language=${language}`;
}

export function lineOf(puzzle: { game: string; name: string }): Promise<PuzzleMove[]> {
  return plain<PuzzleMove[]>('GET', `${pathOf(puzzle)}/line`);
}

export function whyNot(puzzle: { game: string; name: string }, first: string): Promise<PuzzleWhy> {
  return plain<PuzzleWhy>('GET', `${pathOf(puzzle)}/why?first=${encodeURIComponent(first)}`);
}

function pathOf({ game, name }: { game: string; name: string }): string {
  return `/api/games/${game}/puzzles/${name}`;
}

function stored(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}
