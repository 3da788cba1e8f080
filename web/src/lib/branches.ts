// Tables that begin within another game: what if, try it yourself, and boards to think at.
import { call, keepLinks } from './api';
import { route } from './route.svelte';
import type { BranchWish, TableInfo, TableLinks } from './wire';

/** Open a table at a position of a finished game, and go there. */
export async function openBranch(parent: string, wish: BranchWish): Promise<void> {
  const made = await call<TableLinks>('POST', `/api/tables/${parent}/branches`, wish);
  keepLinks(made.table, { links: made.links, watch: made.watch });
  const page = wish.purpose === 'analysis' ? 'analysis' : 'table';
  if (Object.keys(made.links).length > 0) route.go(page, made.table, 'invite');
  else route.go(page, made.table);
}

/** Open a board to think at, from a record or a position, and go there. */
export async function openAnalysis(text: string, isByHand = false): Promise<void> {
  const made = await call<TableLinks>('POST', '/api/analysis', { text, by_hand: isByHand });
  route.go('analysis', made.table);
}

/** Get up from a table that was only there for a try, or to think at. */
export function leaveBranch(table: string): void {
  call('DELETE', `/api/tables/${table}`).catch(() => undefined); // else it goes when nobody comes back
}

/** The branches of a game among tables, the oldest first. */
export function branchesOf(tables: TableInfo[], parent: string): TableInfo[] {
  return tables
    .filter(({ origin }) => origin?.table === parent && origin.purpose === 'branch')
    .sort((one, other) => one.created - other.created);
}
