// How street and hand share their room: the houses come first, then the hand in one row as large as it can be, or
// in two rows when it must; what is left takes the nearest line as a card.

const HOUSE = 97;
const PLOTS = 96;
const CARD = 60;
const NEXT = 30; // of a fan
const GAP = 10; // between fans
const BUILDING = 89;
const AROUND = 30; // between street, capital and buildings
const LINE = 176; // the nearest line as a card
const TITLE = 420; // what stands over the street, without and with the nearest line
const TITLES = 600;
const LARGEST = 1.18;
const FAIR = 0.9; // so small is a hand that the nearest line gives way to it
const SMALLEST = 0.72;

export interface Sharing {
  /** How large the hand is in one row; null where it lies in two. */
  hand: number | null;
  /** Whether the nearest line lies beside the street, as a card. */
  hasLine: boolean;
}

/** How street and hand share so many pixels of the drawing. */
export function sharing(room: number, houses: number, fans: number[], buildings: number): Sharing {
  const street = houses * HOUSE + PLOTS;
  const capital = fans.reduce((sum, cards) => sum + CARD + GAP + NEXT * (cards - 1), 0);
  const hand = Math.max(capital + buildings * BUILDING, 1);
  const left = (taken: number): number => Math.min((room - AROUND - taken) / hand, LARGEST);
  const beside = left(Math.max(street + LINE, TITLE));
  if (beside >= FAIR) return { hand: beside, hasLine: true };
  const alone = left(Math.max(street, TITLES));
  return { hand: alone >= SMALLEST ? alone : null, hasLine: false };
}
