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

/** Ships of one kind and value. */
export interface Ships {
  kind: string;
  value: number;
  n: number;
}

/** The ships of a seat, equal ones together. */
export function fleetOf(row: Pick<SeatView, 'ships'>): Ships[] {
  const found: Ships[] = [];
  for (const [kind, value] of row.ships) {
    const same = found.find((each) => each.kind === kind && each.value === value);
    if (same) same.n += 1;
    else found.push({ kind, value, n: 1 });
  }
  return found;
}

/** The other seats, in the order of play. */
export function othersOf(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => (seat + 1 + at) % players);
}

/** How far the day has gone in this round: 0 in the morning, 1 at dusk. */
export function evening(view: Pick<LeHavreView, 'turn' | 'phase'>): number {
  const last = Math.max(1, box().turns - 1);
  if (view.phase !== 'main') return 1;
  return Math.min(1, Math.max(0, (view.turn - 1) / last));
}

/** Rounds that a narrow calendar shows: the last one, this one and those to come, so many in all. */
export function nearRounds(now: number, count: number, shown: number): number[] {
  const first = Math.max(0, Math.min(now - 2, count - shown));
  return Array.from({ length: Math.min(shown, count) }, (_, at) => first + at);
}
