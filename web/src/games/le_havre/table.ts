// The table as the board of Le Havre sees it.
import { useTable, type TableOf } from '../../lib/table.svelte';
import type { LeHavreView, Question } from './view';

export type LeHavreTable = TableOf<LeHavreView, Question>;

export const useBoard = useTable as unknown as () => LeHavreTable;

/** The position without what is planned. */
export function present(table: LeHavreTable): LeHavreView {
  return table.plan.isPlanning ? (table.snapshot.view as unknown as LeHavreView) : table.view;
}

/** What the harbour shows. A plan that is whole changes only the own things: what was clicked stays in sight.
 * One that goes on shows the position that its next question is about. */
export function shown(table: LeHavreTable): LeHavreView {
  return table.plan.mode === 'complete' ? present(table) : table.view;
}
