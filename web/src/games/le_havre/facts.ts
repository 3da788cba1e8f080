// What is printed on the components of Le Havre, as the server tells it.
import { facts } from '../../lib/facts.svelte';
import type { Card } from '../../lib/wire';

const GAME = 'le_havre';

export interface Good {
  id: string;
  /** The other side of a standard good; null for an upgraded one. */
  upgraded: string | null;
  /** Francs that it brings on a ship. */
  freight: number;
}

/** A means of payment and what it counts. */
export interface Token {
  good: string;
  worth: number;
}

export interface Ship {
  id: string;
  cost: Record<string, number>;
  energy: number;
  price: number | null;
  /** Food at each end of a round, by the number of players. */
  food: number[];
  capacity: number;
}

export interface Tile {
  goods: string[];
  interest: boolean;
}

interface Box {
  goods: Good[];
  /** Means of payment by what is due, in the order in which they are asked for. */
  tokens: Record<string, Token[]>;
  ships: Ship[];
  tiles: Tile[];
  /** Turns in a round, one on each tile. */
  turns: number;
}

const NOTHING: Box = { goods: [], tokens: {}, ships: [], tiles: [], turns: 0 };

/** Everything in the box; nothing before it has arrived. */
export function box(): Box {
  return (facts.of(GAME) as unknown as Box | null) ?? NOTHING;
}

/** What is printed on a card; undefined for what is no card. */
export function printed(card: string): Card | undefined {
  return facts.card(GAME, card);
}

/** Standard goods, then upgraded ones. */
export function goodNames(): string[] {
  return box().goods.map((each) => each.id);
}

export function freight(good: string): number {
  return box().goods.find((each) => each.id === good)?.freight ?? 0;
}

export function ship(kind: string): Ship | undefined {
  return box().ships.find((each) => each.id === kind);
}

/** Food that a ship brings at the end of a round. */
export function feeds(kind: string, players: number): number {
  return ship(kind)?.food[players - 1] ?? 0;
}

/** Whether interest is due when a ship comes to a tile with these goods. */
export function isInterest(goods: string[]): boolean {
  return box().tiles.some((tile) => tile.interest && tile.goods.join() === goods.join());
}
