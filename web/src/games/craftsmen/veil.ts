// A view for a screen that several people look at: without what only one seat may see.
import { facts } from '../../lib/facts.svelte';
import type { CraftsmenView, SeatView } from './view';

/** The hand is seen as others see it, and cards of the decks that were looked at lie face down. */
export function veil(view: CraftsmenView, seat: number): CraftsmenView {
  const seats = view.seats.map((row, at) => (at === seat ? asOthersSee(row) : row));
  const decks = Object.fromEntries(
    Object.entries(view.decks).map(([deck, cards]) => [deck, cards.map(() => null)]),
  );
  return { ...view, seats, decks, question: null };
}

function asOthersSee(row: SeatView): SeatView {
  const hidden = row.hand.filter((card) => !row.shown.includes(card));
  const unseen: Record<string, number> = {};
  for (const card of hidden) {
    const deck = String(facts.card('craftsmen', card)?.['deck'] ?? '');
    unseen[deck] = (unseen[deck] ?? 0) + 1;
  }
  const seen: SeatView = { ...row, capital: null, hand: row.shown, unseen };
  delete seen.worth;
  delete seen.worth_of;
  return seen;
}
