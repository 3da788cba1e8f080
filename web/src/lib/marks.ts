// The mark of a seat: a colour, and a charge that tells it apart without colours.

export interface Mark {
  colour: string;
  charge: string;
}

/** The mark of the first seat, and of any that the game has no other for. */
export const FIRST: Mark = { colour: 'orange', charge: 'sun' };
export const MARKS: Mark[] = [
  FIRST,
  { colour: 'black', charge: 'tower' },
  { colour: 'white', charge: 'rose' },
  { colour: 'pink', charge: 'key' },
  { colour: 'turquoise', charge: 'moon' },
];

/** The marks of seats: the colours that they have chosen, and the free ones for colours of older tables. */
export function marksOf(seats: { colour: string }[]): Mark[] {
  const own = seats.map((seat) => MARKS.find((mark) => mark.colour === seat.colour));
  const free = MARKS.filter((mark) => !own.includes(mark));
  return own.map((mark) => mark ?? free.shift() ?? FIRST);
}

/** Face, edge and ink of a mark, as custom properties that drawings and styles use. */
export function inks({ colour }: Mark): string {
  const face = `--seat-${colour}`;
  return `--seat: var(${face}); --seat-edge: var(${face}-edge); --seat-on: var(${face}-on)`;
}
