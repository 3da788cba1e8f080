// What follows from a view of Craftsmen: colours of rows, most markers, what the year's end would bring.
import { box, extraPoints, holdPoints, number } from './facts';
import { parse } from './names';
import type { CraftsmenView, Markers, SeatView } from './view';

/** Whether a card has a colour in common with the end of a row, half by half (CR-7.5). */
export function fits(id: string, row: string[], side: string): boolean {
  const end = side === 'left' ? row[0] : row[row.length - 1];
  if (!end) return true;
  const [top, bottom] = parse(id).colours;
  const [otherTop, otherBottom] = parse(end).colours;
  return top === otherTop || bottom === otherBottom;
}

/** Halves of each colour in a row of cards. */
export function halves(row: string[]): Record<string, number> {
  const found = Object.fromEntries(box().colours.map((colour) => [colour, 0]));
  for (const id of row) for (const colour of parse(id).colours) found[colour] = (found[colour] ?? 0) + 1;
  return found;
}

/** Sets of all colours in a row. */
export function colourSets(row: string[]): number {
  return Math.min(...Object.values(halves(row)));
}

/** Points for the sets of colours in a row. */
export function setPoints(row: string[]): number {
  return number('set_points') * colourSets(row);
}

/** Types that a row has. */
export function built(row: string[]): Set<string> {
  return new Set(row.map((id) => parse(id).type));
}

/** Who would be paid for most markers on a ship, the first place first (CR-14.4). */
export function ranks(hold: Record<string, Markers>): number[] {
  const strength = new Map<number, number>();
  Object.values(hold).forEach((fields, row) => {
    fields.forEach((owner, side) => {
      if (typeof owner !== 'number') return;
      const best = 2 * (20 - row) + (side === 0 ? 1 : 0);
      const now = strength.get(owner) ?? 0;
      strength.set(owner, now + 64 + Math.max(0, best - (now % 64)));
    });
  });
  return [...strength].sort((one, other) => other[1] - one[1]).map(([seat]) => seat);
}

/** What the year's end would bring a seat if it came now, by source (chapter 14 without investments). */
export function yearEnd(view: CraftsmenView, seat: number): Record<string, number> {
  const found: Record<string, number> = { cargo: 0, majorities: 0, colours: 0, granary: 0 };
  const add = (name: string, points: number): void => {
    found[name] = (found[name] ?? 0) + points;
  };
  view.ships.forEach((hold, at) => {
    for (const [good, fields] of Object.entries(hold)) {
      add('cargo', holdPoints(at + 1, good) * fields.filter((owner) => owner === seat).length);
    }
    const place = ranks(hold).indexOf(seat);
    if (place >= 0) add('majorities', extraPoints(at + 1)[place] ?? 0);
  });
  add('colours', setPoints(view.seats[seat]?.row ?? []));
  for (const fields of Object.values(view.granary)) {
    add('granary', number('granary_points') * fields.filter((owner) => owner === seat).length);
  }
  return found;
}

/** What is seen of a seat; nobody's for a spectator. */
export function seatOf(view: CraftsmenView, seat: number | null): SeatView | undefined {
  return seat === null ? undefined : view.seats[seat];
}
