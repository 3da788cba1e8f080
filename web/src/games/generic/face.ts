// The face of any game that has none of its own: its position as facts, and the words that it gives.
import { title } from '../../lib/human';
import type { Face } from '../face';
import Board from './Board.svelte';
import { change } from './changes';

export const face: Face = {
  Board,
  preferred: () => null,
  source: title,
  change,
};
