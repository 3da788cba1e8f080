// The face of Craftsmen: its board and its words.
import type { Face } from '../face';
import { action, answer, group } from './actions';
import Board from './Board.svelte';
import { change, source } from './changes';
import { flights } from './flights';
import { card } from './help';
import { continues, move, secret } from './moves';
import { bundles, goesOn, preferred } from './payment';
import { caption, question } from './questions';
import { standings } from './standings';

/** Questions that begin something; everything else is a step of what was begun. */
const BEGINNINGS = ['send', 'bank', 'build', 'notary', 'craft', 'trade', 'town_hall', 'exchange', 'invest'];

export const face: Face = {
  Board,
  signs: ['craftsmen/wood', 'craftsmen/flax', 'craftsmen/tools', 'craftsmen/wine'],
  width: () => 1020,
  action,
  answer,
  group,
  question,
  caption,
  change,
  preferred,
  source,
  bundles,
  begins: (asked) => BEGINNINGS.includes(asked.kind),
  goesOn,
  closing: ['stop'],
  card,
  standings,
  continues,
  move,
  secret,
  flights,
};
