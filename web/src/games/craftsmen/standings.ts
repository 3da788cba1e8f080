// The places at the end of the game.
import { t } from '../../lib/words.svelte';
import type { NameOf } from '../../lib/messages';
import type { Standing } from '../face';
import type { CraftsmenView } from './view';

/** Equal points: more capital cards, then further back on the order track (CR-15.4 to CR-15.7). */
export function standings(view: CraftsmenView, scores: number[], nameOf: NameOf): Standing[] {
  const cards = (seat: number): number => view.seats[seat]?.capital_cards ?? 0;
  const back = (seat: number): number => view.order.indexOf(seat);
  const points = (seat: number): number => scores[seat] ?? 0;
  const sorted = scores
    .map((_, seat) => seat)
    .sort(
      (one, other) => points(other) - points(one) || cards(other) - cards(one) || back(other) - back(one),
    );
  return sorted.map((seat, at) => {
    const next = sorted[at + 1];
    if (next === undefined || points(next) !== points(seat)) return { seat, place: at + 1 };
    const why =
      cards(seat) > cards(next)
        ? t('web-cr-tie-cards', { name: nameOf(next), more: cards(seat), less: cards(next) })
        : t('web-cr-tie-order', { name: nameOf(next) });
    return { seat, place: at + 1, why };
  });
}
