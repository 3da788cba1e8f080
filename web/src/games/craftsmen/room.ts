// How street and hand share their room: the houses come first, and the hand lies in two rows when it must.

const HOUSE = 100;
const PLOTS = 124;
const CARD = 60;
const NEXT = 28; // of a fan
const FAN = 10;
const BUILDING = 89;

/** Whether street and hand fit side by side in full size, all in pixels of the drawing. */
export function isRoomy(room: number, houses: number, fans: number[], buildings: number): boolean {
  const capital = fans.reduce((sum, cards) => sum + CARD + FAN + NEXT * (cards - 1), 0);
  return houses * HOUSE + PLOTS + capital + buildings * BUILDING <= room;
}
