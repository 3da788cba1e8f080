// What never changes in Le Havre: goods, their worth, ships, and where the discs lie.
import type { View } from '../../lib/wire';

export const STANDARD = ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hides'] as const;
export const UPGRADED = [
  'smoked_fish',
  'charcoal',
  'brick',
  'steel',
  'bread',
  'meat',
  'coke',
  'leather',
] as const;
export const GOODS: readonly string[] = [...STANDARD, ...UPGRADED];

/** Francs that a good brings on a ship. */
export const FREIGHT: Record<string, number> = {
  fish: 1,
  wood: 1,
  clay: 1,
  iron: 2,
  grain: 1,
  cattle: 3,
  coal: 3,
  hides: 2,
  smoked_fish: 2,
  charcoal: 2,
  brick: 2,
  steel: 8,
  bread: 3,
  meat: 2,
  coke: 5,
  leather: 4,
};

export interface Token {
  good: string;
  worth: number;
  /** What it is felt to cost to give one away. Francs are points, food is not. */
  loss: number;
}

/** Means of payment in the order in which they are asked for. */
export const TOKENS: Record<string, Token[]> = {
  food: [
    { good: 'meat', worth: 3, loss: 1.9 },
    { good: 'smoked_fish', worth: 2, loss: 1.3 },
    { good: 'bread', worth: 2, loss: 1.5 },
    { good: 'fish', worth: 1, loss: 0.7 },
    { good: 'francs', worth: 1, loss: 1 },
  ],
  energy: [
    { good: 'coke', worth: 10, loss: 5 },
    { good: 'charcoal', worth: 3, loss: 2 },
    { good: 'coal', worth: 3, loss: 2.9 },
    { good: 'grain', worth: 2, loss: 1.2 },
    { good: 'wood', worth: 1, loss: 1 },
  ],
};

export interface ShipFacts {
  cost: Record<string, number>;
  price: number | null;
  /** Food for each end of a round, by the number of players. */
  food: number[];
  capacity: number;
}

export const SHIP_KINDS = ['wood', 'iron', 'steel', 'luxury'] as const;

export const SHIPS: Record<string, ShipFacts> = {
  wood: { cost: { wood: 5 }, price: 14, food: [5, 4, 3, 2, 1], capacity: 2 },
  iron: { cost: { iron: 4 }, price: 20, food: [7, 5, 4, 3, 2], capacity: 3 },
  steel: { cost: { steel: 2 }, price: 30, food: [10, 7, 6, 5, 3], capacity: 4 },
  luxury: { cost: { steel: 3 }, price: null, food: [0, 0, 0, 0, 0], capacity: 0 },
};

export const TILES = 7;

/** Seats whose ships lie on each of the seven tiles: each seat where it had its last turn. */
export function discs(view: View): number[][] {
  const found: number[][] = Array.from({ length: TILES }, () => []);
  if (view['phase'] !== 'main') return found;
  const now = (view['round'] - 1) * TILES + view['turn'] - 1;
  const players: number = view['players'];
  for (let ago = 0; ago < players && ago <= now; ago++) {
    const seat = (view['mover'] - ago + players) % players;
    found[(now - ago) % TILES]?.push(seat);
  }
  return found;
}

/** Whose workers stand in which building. */
export function guests(view: View): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [at, row] of view['seats'].entries()) {
    if (row.worker !== null) (found[row.worker] ??= []).push(at);
  }
  return found;
}

/** The seat that owns a building; null for the town. */
export function ownerOf(view: View, card: string): number | null {
  const at = view['seats'].findIndex((row: View) => row['buildings'].includes(card));
  return at < 0 ? null : at;
}

/** A turn in words of the rules: "sell wood_ship 2" is verb "sell", noun "wood_ship", rest "2". */
export function split(text: string): { verb: string; noun: string; rest: string } {
  const [verb = '', noun = '', rest = ''] = text.split(' ');
  return { verb, noun, rest };
}

/** "wood" for "wood_ship"; null for everything else. */
export function shipKind(noun: string): string | null {
  return noun.endsWith('_ship') && SHIPS[noun.slice(0, -5)] ? noun.slice(0, -5) : null;
}
