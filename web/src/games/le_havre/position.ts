// What follows from a view of Le Havre: where discs and workers are, and whose a building is.
import { box } from './facts';
import type { LeHavreView, SeatView } from './view';

/** Seats whose ships lie on each of the tiles: each seat where it had its last turn. */
export function discs(view: LeHavreView): number[][] {
  const tiles = box().turns;
  const found: number[][] = Array.from({ length: tiles }, () => []);
  if (view.phase !== 'main') return found;
  const now = (view.round - 1) * tiles + view.turn - 1;
  const players: number = view.players;
  for (let ago = 0; ago < players && ago <= now; ago++) {
    const seat = (view.mover - ago + players) % players;
    found[(now - ago) % tiles]?.push(seat);
  }
  return found;
}

/** Whose workers stand in which building. */
export function guests(view: LeHavreView): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [at, row] of view.seats.entries()) {
    if (row.worker !== null) (found[row.worker] ??= []).push(at);
  }
  return found;
}

/** The seat that owns a building; null for the town. */
export function ownerOf(view: LeHavreView, card: string): number | null {
  const at = view.seats.findIndex((row) => row.buildings.includes(card));
  return at < 0 ? null : at;
}

/** What is seen of a seat. */
export function seatOf(view: LeHavreView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}
