// What is printed on the components of Le Havre, as the server tells it.
import { facts } from '../../lib/facts.svelte';
import type { Card } from '../../lib/wire';

const GAME = 'le_havre';

export interface Good {
  id: string;
  /** The other side of a standard good; null for an upgraded one. */
  upgraded: string | null;
  /** What a token counts when food or energy is paid; 0 where it cannot be. */
  food: number;
  energy: number;
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

/** A part of what a card does, told with drawings: so many of a piece, a sign such as an arrow, or a word. */
export type Part = { n: number | string | null; piece: string } | { sign: string } | { word: string };

/** What a card does: whole, line by line, and in short. */
export interface Formula {
  formula?: Part[][];
  core?: Part[];
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
export function printed(card: string): (Card & Formula) | undefined {
  return facts.card(GAME, card);
}

/** A good and its other side. */
export interface Family {
  standard: Good;
  upgraded: Good | undefined;
}

/** Goods by their families, in the order of the box. */
export function families(): Family[] {
  const { goods } = box();
  return goods
    .filter((each) => each.upgraded !== null)
    .map((standard) => ({ standard, upgraded: goods.find((each) => each.id === standard.upgraded) }));
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
