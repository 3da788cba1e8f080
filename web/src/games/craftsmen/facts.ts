// What is printed on the components of Craftsmen, as the server tells it.
import { facts } from '../../lib/facts.svelte';
import type { Card } from '../../lib/wire';

const GAME = 'craftsmen';

export interface Good {
  id: string;
  tier: 'raw' | 'half' | 'final';
  /** The building that makes it, of what, and the points that it is worth. */
  building: string;
  needs: string[];
  points: number;
  /** Whether the granary stores it. */
  stored: boolean;
  /** Points of the bonus token; null where there is none. */
  bonus: number | null;
  /** All buildings of its full line. */
  line: string[];
}

export interface Capital {
  id: string;
  colour: string;
  value: number;
}

/** A kind of buildings: what it costs to build one, and to buy its card. */
export interface Deck {
  id: string;
  build: number;
  price: number;
}

export interface Ship {
  id: string;
  /** The rows of the hold from the top down. */
  hold: { good: string; points: number }[];
  /** Points for most markers, the first place first. */
  extra: number[];
}

interface Box {
  goods: Good[];
  colours: string[];
  capital: Capital[];
  /** What each card of a colour after the first is worth, if that is more. */
  set: number;
  decks: Deck[];
  ships: Ship[];
  guilds: { id: string; spaces: string[] }[];
  seasons: string[];
  years: { work: number; fee: number }[];
  numbers: Record<string, number | number[]>;
}

const NOTHING: Box = {
  goods: [],
  colours: [],
  capital: [],
  set: 0,
  decks: [],
  ships: [],
  guilds: [],
  seasons: [],
  years: [],
  numbers: {},
};

/** Everything in the box; nothing before it has arrived. */
export function box(): Box {
  return (facts.of(GAME) as unknown as Box | null) ?? NOTHING;
}

/** What is printed on a card; undefined for what is no card. */
export function printed(card: string): Card | undefined {
  return facts.card(GAME, card);
}

/** Goods of a tier. */
export function tier(name: Good['tier']): string[] {
  return box()
    .goods.filter((each) => each.tier === name)
    .map((each) => each.id);
}

/** Kinds of buildings whose cards are drawn: whoever begins has the sawmills. */
export function decks(): string[] {
  return box()
    .decks.filter((each) => each.price > 0)
    .map((each) => each.id);
}

/** One of a good's cards, for the help. */
export function cardOf(good: string): string | null {
  return facts.of(GAME)?.cards.find((each) => each.makes === good)?.id ?? null;
}

export const goodFacts = (good: string): Good | undefined => box().goods.find((each) => each.id === good);

/** A number that stands on no card, such as the limit of the market. */
export function number(name: string): number {
  return Number(box().numbers[name] ?? 0);
}

/** One of a row of numbers, such as the limit of a guild by the number of players. */
export function numberAt(name: string, at: number): number {
  return [box().numbers[name] ?? []].flat()[at] ?? 0;
}

/** What a kind of building costs: to build it or to buy its card. */
export function cost(name: 'build' | 'price', deck: string): number {
  return box().decks.find((each) => each.id === deck)?.[name] ?? 0;
}

const ship = (at: number): Ship | undefined => box().ships.find((each) => each.id === String(at));

/** The points of a row in a hold. */
export function holdPoints(at: number, good: string): number {
  return ship(at)?.hold.find((row) => row.good === good)?.points ?? 0;
}

export const extraPoints = (at: number): number[] => ship(at)?.extra ?? [];

export const bonusPoints = (good: string): number => goodFacts(good)?.bonus ?? 0;

/** Whether a word names a good. */
export const isGood = (word: string): boolean => goodFacts(word) !== undefined;
