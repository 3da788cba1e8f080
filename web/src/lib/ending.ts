// Whether the end of a game is a stage of its own: not in a lesson, a try or an unkept puzzle, nor while it is told.
import { isKept } from './puzzles.svelte';
import type { TableContext } from './table.svelte';

const STUDIES = ['try', 'analysis'];

export function hasEnded(id: string, { lesson, live, pace, plan }: TableContext): boolean {
  const { snapshot } = live;
  if (snapshot === null || snapshot.status === 'open' || lesson) return false;
  if (STUDIES.includes(snapshot.origin?.purpose ?? '')) return false;
  if (snapshot.task?.kind === 'puzzle' && !isKept(id)) return false;
  return !plan.past && !pace.isTelling;
}
