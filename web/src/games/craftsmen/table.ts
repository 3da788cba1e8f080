// The table as the board of Craftsmen sees it.
import { useTable, type TableOf } from '../../lib/table.svelte';
import type { CraftsmenView, Question } from './view';

export const useBoard = useTable as unknown as () => TableOf<CraftsmenView, Question>;
