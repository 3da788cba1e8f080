// The table as the board of Le Havre sees it.
import { useTable, type TableOf } from '../../lib/table.svelte';
import type { LeHavreView, Question } from './view';

export const useBoard = useTable as unknown as () => TableOf<LeHavreView, Question>;
