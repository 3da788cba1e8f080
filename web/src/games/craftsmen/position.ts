// What is seen of a seat.
import type { CraftsmenView, SeatView } from './view';

/** Nobody's for a spectator. */
export function seatOf(view: CraftsmenView, seat: number | null): SeatView | undefined {
  return seat === null ? undefined : view.seats[seat];
}
