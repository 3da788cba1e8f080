// How often a building is used, or how many ships sail: a number, with the one that brings most to begin with.
import { offBy } from '../../lib/picking';
import { render } from '../../lib/messages';
import type { Choice } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Picked, Picker, PickItem } from '../face';
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
  const [gives, gets] = [asked.gives, asked.gets].map((parts) => Object.keys(parts ?? {})[0]);
  const n = (picked: Picked): number => picked['times'] ?? 0;
  const said = (picked: Picked): string => {
    const found = choices.find(({ text }) => numberOf(text) === n(picked));
    return found ? render(found.message) : '';
  };
  return {
    title: () => t('web-lh-set-times', { card: cardName(asked.card ?? '') }),
    items: [
      {
        id: 'times',
        piece: (gives ?? gets) ? `lh-${gives ?? gets}` : '',
        most,
        name: () => '',
        ...became(gives, gets),
      },
    ],
    least,
    most,
    counts: n,
    usual: { times: usual },
    all: { times: usual },
    isPayment: false,
    problem: (picked) => offBy(n(picked), least, most),
    says: said,
    itemOf: () => null,
    covers: () => true,
    wishes: (picked) => [`times ${n(picked)}`],
    read: ([first = '']): Picked => (split(first).verb === 'times' ? { times: numberOf(first) } : {}),
  };
}

/** Goods that become others are drawn one by one; those that are sold, or eaten, only as long as they are there. */
function became(gives?: string, gets?: string): Pick<PickItem, 'becomes'> {
  if (!gives || !gets) return {};
  const into = box().goods.some(({ id }) => id === gets) ? gets : gives;
  return { becomes: { from: `lh-${gives}`, into: `lh-${into}` } };
}

/** The number that brings most: goods are sold for francs, and exchanged for what is worth more. */
function usually(
  asked: UseQuestion,
  view: LeHavreView,
  choices: Choice[],
  least: number,
  most: number,
): number {
  if (choices[0]?.message.key === 'lh-sail') {
    const energy = view.phase === 'final' ? 0 : PER_SHIP; // of no more use
    return sailing(seatOf(view, asked.seat), least, most, energy);
  }
  if (!asked.gives || !asked.gets) return most;
  const francs = (asked.gets['francs'] ?? 0) - (asked.gives['francs'] ?? 0);
  if (view.phase === 'final' && francs < 0) return least; // goods are of no more use
  return francs > 0 || value(asked.gets) >= value(asked.gives) ? most : least;
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
function sailing(row: SeatView, least: number, most: number, energy: number): number {
  const cargo = Object.entries(row.goods)
    .flatMap(([name, n]) => Array.from({ length: n }, () => freight(name)))
    .sort((one, other) => other - one);
  const rooms = row.ships.map(([kind]) => ship(kind)?.capacity ?? 0).sort((one, other) => other - one);
  const gain = (ships: number): number => {
    const room = rooms.slice(0, ships).reduce((sum, each) => sum + each, 0);
    return cargo.slice(0, room).reduce((sum, each) => sum + each, 0) - energy * ships;
  };
  let best = least;
  for (let ships = least; ships <= most; ships++) if (gain(ships) > gain(best)) best = ships;
  return best;
}
