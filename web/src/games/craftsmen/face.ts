// The face of craftsmen: its board and its words.
import type { Face } from '../face';
import Board from './Board.svelte';

export const craftsmen: Face = {
  Board,
  action: (text) => text,
  group: (text) => text.split(' ')[0] ?? '',
  question: (question) => question?.kind ?? '',
  caption: () => '',
  change: (change) => `${change.path.join('.')}: ${JSON.stringify(change.to)}`,
  preferred: () => null,
  source: (name) => name,
};
