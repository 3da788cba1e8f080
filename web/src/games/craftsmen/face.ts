// The face of Craftsmen: its board, and what belongs together.
import { t } from '../../lib/words.svelte';
import type { Face } from '../face';
import { doings } from './acts';
import Board from './Board.svelte';
import { chips } from './chips';
import { flights } from './flights';
import { card } from './help';
import { isKnown } from './moves';
import Others from './Others.svelte';
import Picture from './Picture.svelte';
import { goesOn, preferred } from './payment';
import { picker } from './picker';
import Shown from './Shown.svelte';
import { sound } from './sounds';
import { veil } from './veil';
import type { CraftsmenView, Question } from './view';
import { counting, hasCounted, weight } from './year_end';
import Ways from './Ways.svelte';
import YearEnd from './YearEnd.svelte';

export const face: Face<CraftsmenView, Question> = {
  Board,
  Aside: Others,
  Ways,
  Picture,
  Shown,
  dock: 'right',
  chips,
  weight,
  sound,
  Moment: YearEnd,
  moment: { parts: counting, isThere: hasCounted, again: () => t('web-cr-again') },
  preferred,
  source: (name) => t(`craftsmen-source-${name}`),
  picker,
  veil,
  goesOn,
  closing: ['stop'],
  isFinal: (text) => text.startsWith('bid '),
  usual: (choices) => choices.find(({ message }) => message.key === 'cr-stop-done')?.text ?? null,
  card,
  doings,
  ahead: {
    name: () => t('web-cr-year-end'),
    points: ({ seats }, seat) =>
      Object.values(seats[seat]?.year_end ?? {}).reduce((sum, each) => sum + each, 0),
  },
  owner: (view, card) => {
    const seat = view.seats.findIndex((row) => row.row.includes(card));
    return seat < 0 ? null : seat;
  },
  isKnown,
  flights,
};
