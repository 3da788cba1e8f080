// The places at the end of the game.
import { t } from '../../lib/words.svelte';
import type { NameOf } from '../../lib/messages';
import type { Standing } from '../face';
import type { CraftsmenView } from './view';

/** The places as the view tells them, with the reason between two of equal points. */
export function standings(view: CraftsmenView, scores: number[], nameOf: NameOf): Standing[] {
  const cards = (seat: number): number => view.seats[seat]?.capital_cards ?? 0;
  return view.places.map((seat, at) => {
    const next = view.places[at + 1];
    if (next === undefined || scores[next] !== scores[seat]) return { seat, place: at + 1 };
    const why =
      cards(seat) > cards(next)
        ? t('web-cr-tie-cards', { name: nameOf(next), more: cards(seat), less: cards(next) })
        : t('web-cr-tie-order', { name: nameOf(next) });
    return { seat, place: at + 1, why };
  });
}
