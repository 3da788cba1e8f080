// Colours of cards in a street: how many halves of each, and where neighbours share one.
import { box } from './facts';
import { parse } from './names';

/** Halves of each colour in a row of cards. */
export function halves(row: string[]): Record<string, number> {
  const found = Object.fromEntries(box().colours.map((colour) => [colour, 0]));
  for (const id of row) for (const colour of parse(id).colours) found[colour] = (found[colour] ?? 0) + 1;
  return found;
}

/** The colours that join two neighbours: of their roofs, and of their ground floors. */
export interface Joint {
  upper: string | null;
  lower: string | null;
}

export function joint(left: string, right: string): Joint {
  const [upper = '', lower = ''] = parse(left).colours;
  const [otherUpper, otherLower] = parse(right).colours;
  return { upper: upper === otherUpper ? upper : null, lower: lower === otherLower ? lower : null };
}
