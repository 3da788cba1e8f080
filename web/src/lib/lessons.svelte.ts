// The lessons that games have, and the tables at which they are taken.
import { faceOf } from '../games';
import { call, plain } from './api';
import { NewTableForm } from './newtable.svelte';
import { isKept } from './puzzles.svelte';
import { route } from './route.svelte';
import type { GameInfo, LessonInfo, TableInfo, TableLinks } from './wire';

const NAME = 'kontor.name';
const FIRST_LEVEL = 'deckhand';

class Lessons {
  private loaded = $state.raw<Record<string, LessonInfo[]>>({});

  /** The lessons of a game in their order; none before they are here. */
  of(game: string): LessonInfo[] {
    return this.loaded[game] ?? [];
  }

  /** Whether a game has lessons; it has until it is known that there are none. */
  mayHave(game: string): boolean {
    return this.loaded[game]?.length !== 0;
  }

  async load(game: string): Promise<LessonInfo[]> {
    const known = this.loaded[game];
    if (known) return known;
    const found = await plain<LessonInfo[]>('GET', `/api/games/${game}/lessons`);
    this.loaded = { ...this.loaded, [game]: found };
    return found;
  }
}

export const lessons = new Lessons();

/** Open a table for a lesson, and go there. */
export async function openLesson(game: string, lesson: string): Promise<void> {
  const name = localStorage.getItem(NAME) ?? '';
  const made = await call<TableLinks>('POST', '/api/tasks', { game, task: `lesson:${lesson}`, name });
  route.go('table', made.table);
}

/** Get up from the table of a lesson, so that it need not be kept. */
export function leaveLesson(table: string): void {
  call('DELETE', `/api/tables/${table}`).catch(() => undefined); // else it goes when nobody comes back
}

/** Open the first whole game, against the easiest opponent and with the coach beside it, and go there. */
export async function openFirstGame(game: GameInfo): Promise<void> {
  const form = new NewTableForm(game);
  form.resize(Math.max(2, game.fewest));
  form.setLevel(game.levels.includes(FIRST_LEVEL) ? FIRST_LEVEL : (game.levels[0] ?? ''));
  form.options = { ...form.options, ...faceOf(game.name).firstGame };
  const request = form.request(localStorage.getItem(NAME) ?? '');
  const made = await call<TableLinks>('POST', '/api/tables', request);
  localStorage.setItem(`kontor.coach.${made.table}`, 'on');
  route.go('table', made.table);
}

/** The tables of a list at which games are played: no lessons, puzzles only where the game went on,
 * and no boards to think at. */
export function onlyGames(tables: TableInfo[]): TableInfo[] {
  const isBrief = ({ origin }: TableInfo): boolean =>
    origin?.purpose === 'try' || origin?.purpose === 'analysis';
  return tables.filter((each) => !isBrief(each) && (each.task === null || isKept(each.table)));
}
