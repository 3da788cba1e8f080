// The four sizes of cards, and in which order the zones of the table take smaller ones.

export type Size = 'L' | 'M' | 'S' | 'XS';

/** How the harbours of others are shown: with a shelf every good has its place there, too. */
export interface Harbour {
  size: Size;
  shelf: boolean;
}

export const HARBOURS: Harbour[] = [
  { size: 'L', shelf: true },
  { size: 'M', shelf: true },
  { size: 'L', shelf: false },
  { size: 'M', shelf: false },
  { size: 'S', shelf: false },
  { size: 'XS', shelf: false },
];

/** How a harbour is shown on a phone, where one is seen at a time: large as long as it has few cards. The own
 * one has its food and goods above them. */
export function inHand(cards: number, isOwn = false): Harbour {
  const isFew = cards <= (isOwn ? 2 : 4);
  return { size: isFew ? 'M' : 'S', shelf: isFew };
}

/** The sizes of everything that the scene shows beside each other. */
export interface Scene {
  town: Size;
  own: Size;
  plots: Size;
  /** Whether goods are drawn small. */
  tight: boolean;
}

/** From the most generous to the smallest: the town gives way first, then the own cards, goods, plots. Below
 * plots of the middle size there is room for the town as well. */
export const SCENES: Scene[] = [
  scene('L', 'L', 'L'),
  scene('L', 'M', 'L'),
  scene('M', 'L', 'L'),
  scene('M', 'M', 'L'),
  scene('L', 'S', 'L'),
  scene('M', 'S', 'L'),
  scene('S', 'L', 'L'),
  scene('S', 'M', 'L'),
  scene('S', 'S', 'L'),
  scene('S', 'M', 'L', true),
  scene('S', 'S', 'L', true),
  scene('XS', 'M', 'L'),
  scene('XS', 'S', 'L'),
  scene('M', 'XS', 'L', true),
  scene('S', 'XS', 'L', true),
  scene('XS', 'M', 'L', true),
  scene('XS', 'S', 'L', true),
  scene('XS', 'XS', 'L', true),
  scene('S', 'S', 'M', true),
  scene('S', 'XS', 'M', true),
  scene('XS', 'S', 'M', true),
  scene('XS', 'XS', 'M', true),
];

function scene(town: Size, own: Size, plots: Size, tight = false): Scene {
  return { town, own, plots, tight };
}

/** How a board is laid out: scene and others side by side, others behind tabs, or everything behind tabs. */
export type Layout = 'desk' | 'tabs' | 'phone';

/** The box for which all lengths are written down; others are drawn larger or smaller. */
const DESK = { width: 1400, height: 778, alone: 1016, crowded: 1250 };
const LEAST = 0.72;
const MOST = 1.6;
const PHONE = 900;
const HAND = 480;

export interface Fit {
  layout: Layout;
  /** How many pixels a written pixel is. */
  unit: number;
}

/** The layout and the scale for a box of this size. Where it is crowded even with the smallest cards, the
 * others give way to tabs. */
export function fitOf(width: number, height: number, players: number, isCrowded = false): Fit {
  if (width < PHONE) return { layout: 'phone', unit: clamp(Math.min(width, height) / HAND, 1, 1.5) };
  const high = height / DESK.height;
  if (players === 1) return { layout: 'desk', unit: clamp(Math.min(width / DESK.alone, high), LEAST, MOST) };
  if (isCrowded) return { layout: 'tabs', unit: clamp(Math.min(width / DESK.crowded, high), LEAST, MOST) };
  if (width / DESK.width < LEAST)
    return { layout: 'tabs', unit: clamp(Math.min(width / DESK.alone, high), LEAST, MOST) };
  return { layout: 'desk', unit: clamp(Math.min(width / DESK.width, high), LEAST, MOST) };
}

function clamp(n: number, least: number, most: number): number {
  return Math.min(Math.max(n, least), most);
}
