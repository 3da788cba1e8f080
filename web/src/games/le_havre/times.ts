// How often a building is used, or how many ships sail: a number, with the one that brings most to begin with.
import { offBy } from '../../lib/picking';
import { render } from '../../lib/messages';
import type { Choice } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Picked, Picker } from '../face';
import { box, freight, ship } from './facts';
import { split } from './lines';
import { cardName } from './names';
import { numberOf } from './payment';
import { seatOf } from './position';
import type { LeHavreView, SeatView, UseQuestion } from './view';

const PER_SHIP = 3; // energy, at a franc each

/** A number of times as a set of one thing; null where something else is asked, or only yes or no. */
export function times(asked: UseQuestion, view: LeHavreView, choices: Choice[]): Picker | null {
  if (choices.length < 2 || !choices.every(({ text }) => split(text).verb === 'times')) return null;
  const numbers = choices.map(({ text }) => numberOf(text));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (most === 1) return null;
  const usual = usually(asked, view, choices, least, most);
  const gets = Object.keys(asked.gets ?? {})[0];
  const n = (picked: Picked): number => picked['times'] ?? 0;
  const said = (picked: Picked): string => {
    const found = choices.find(({ text }) => numberOf(text) === n(picked));
    return found ? render(found.message) : '';
  };
  return {
    title: () => t('web-lh-set-times', { card: cardName(asked.card ?? '') }),
    items: [{ id: 'times', piece: gets ? `lh-${gets}` : '', most, name: () => '' }],
    least,
    most,
    counts: n,
    usual: usual === null ? null : { times: usual },
    all: { times: usual ?? most },
    isPayment: false,
    problem: (picked) => offBy(n(picked), least, most),
    says: said,
    itemOf: () => null,
    covers: () => true,
    wishes: (picked) => [`times ${n(picked)}`],
  };
}

/** The number that brings most; null where it is a matter of taste. */
function usually(
  asked: UseQuestion,
  view: LeHavreView,
  choices: Choice[],
  least: number,
  most: number,
): number | null {
  if (choices[0]?.message.key === 'lh-sail') return sailing(seatOf(view, asked.seat), least, most);
  if (asked.gives && asked.gets) return value(asked.gets) >= value(asked.gives) ? most : least;
  // What is sold for little is a matter of taste, until goods are of no more use.
  const isSale = choices.some(({ message }) => message.key === 'lh-trade') && !asked.gives;
  return isSale && view.phase !== 'final' ? null : most;
}

/** Roughly what goods, food, energy and francs are worth. */
function value(parts: Record<string, number>): number {
  return Object.entries(parts).reduce((sum, [name, n]) => sum + n * valueOf(name), 0);
}

function valueOf(name: string): number {
  const eaten = box().tokens['food']?.find((token) => token.good === name)?.worth ?? 0;
  return Math.max(freight(name), eaten, ['food', 'energy', 'francs'].includes(name) ? 1 : 0);
}

/** As many ships as bring more than their energy is worth; they carry the dearest goods first. */
function sailing(row: SeatView, least: number, most: number): number {
  const cargo = Object.entries(row.goods)
    .flatMap(([name, n]) => Array.from({ length: n }, () => freight(name)))
    .sort((one, other) => other - one);
  const rooms = row.ships.map(([kind]) => ship(kind)?.capacity ?? 0).sort((one, other) => other - one);
  const gain = (ships: number): number => {
    const room = rooms.slice(0, ships).reduce((sum, each) => sum + each, 0);
    return cargo.slice(0, room).reduce((sum, each) => sum + each, 0) - PER_SHIP * ships;
  };
  let best = least;
  for (let ships = least; ships <= most; ships++) if (gain(ships) > gain(best)) best = ships;
  return best;
}
