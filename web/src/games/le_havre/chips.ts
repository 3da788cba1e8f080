// What the ticket says in a few chips: what a plan would change, or what the round still brings.
import { t } from '../../lib/words.svelte';
import type { Chip } from '../face';
import { box } from './facts';
import { gains } from './gains';
import { good } from './names';
import { seatOf } from './position';
import { present, type LeHavreTable } from './table';
import type { LeHavreView, SeatView } from './view';

const MOST = 5;

export function chips(table: LeHavreTable): Chip[] {
  const { me } = table;
  if (me === null || table.plan.past) return [];
  if (!table.plan.isPlanning) return table.plan.question?.kind === 'turn' ? ahead(table.view, me) : [];
  return changes(seatOf(present(table), me), seatOf(table.view, me));
}

/** What a plan changes for a seat, before and after: food and money first. */
export function changes(before: SeatView, after: SeatView): Chip[] {
  const found = gains(before, after);
  const chip = (name: string, from: number, to: number): Chip => ({
    piece: `lh-${name}`,
    name: good(name),
    text: `${from} → ${to}`,
    alarm: name === 'food' && to < after.hunger,
  });
  const counted = (['food', 'francs', 'energy'] as const).filter((name) => found[name]);
  const goods = Object.keys(found).filter((name) => name in before.goods || name in after.goods);
  return [
    ...counted.map((name) => chip(name, before[name], after[name])),
    ...goods.map((name) => chip(name, before.goods[name] ?? 0, after.goods[name] ?? 0)),
  ].slice(0, MOST);
}

/** How long the round still is, and what comes at its end. */
function ahead(view: LeHavreView, me: number): Chip[] {
  const round = view.rounds[view.round - 1];
  if (view.phase !== 'main' || !round) return [];
  const left = box().turns - view.turn + 1;
  const row = seatOf(view, me);
  const found: Chip[] = [{ piece: '', text: t('web-lh-turns-left', { n: left }) }];
  if (row.hunger > 0)
    found.push({
      piece: 'lh-food',
      text: t('web-lh-then-food', { n: row.hunger }),
      alarm: row.food < row.hunger,
    });
  if (round.harvest) found.push({ piece: 'lh-harvest', text: t('web-lh-round-harvest'), isSign: true });
  return found;
}
