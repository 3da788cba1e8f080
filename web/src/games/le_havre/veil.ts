// A view for a screen that several people look at: without what only one seat may see.
import type { LeHavreView } from './view';

/** Cards in hand and special buildings that were looked at lie face down. */
export function veil(view: LeHavreView, seat: number): LeHavreView {
  const seats = view.seats.map((row, at) =>
    at === seat && row.hand ? { ...row, hand: row.hand.map(() => null) } : row,
  );
  return { ...view, seats, specials: view.specials.map(() => null), question: null };
}
