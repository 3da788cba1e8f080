// The four places of the table, and the one that a question is about.
import type { Question } from './view';

export const PLACES = ['town', 'quay', 'cards', 'street'] as const;
export type PlaceName = (typeof PLACES)[number];

/** What stands for a place in the bar of a narrow screen. */
export const SIGNS: Record<PlaceName, string> = {
  town: 'cr-house',
  quay: 'k-logo',
  cards: 'cr-cards',
  street: 'cr-stall',
};

const ABOUT: Record<Question['kind'], PlaceName> = {
  send: 'town',
  town_hall: 'town',
  bank: 'cards',
  notary: 'cards',
  look: 'cards',
  bid: 'cards',
  sale: 'cards',
  sawmill: 'cards',
  ship: 'quay',
  trade: 'quay',
  put: 'street',
  craft: 'street',
  exchange: 'street',
  fee: 'street',
  discard: 'street',
  pay: 'street',
  build: 'street',
  invest: 'street',
};

const SPOTS: Record<string, PlaceName> = {
  market: 'quay',
  granary: 'quay',
  ships: 'quay',
  counter: 'cards',
  street: 'street',
  hand: 'street',
};

/** The place in which a spot lies that a lesson is about; the guilds and the calendar are in the town. */
export function placeOfSpot(spot: string): PlaceName | null {
  return spot ? (SPOTS[spot] ?? 'town') : null;
}

/** The place where a question is answered; a good that fits no house goes to the quay. */
export function placeOf(question: Question, legal: string[]): PlaceName {
  if (question.kind === 'put' && !legal.some((text) => text.startsWith('to '))) return 'quay';
  if (question.kind === 'trade' && question.good) return 'street';
  return ABOUT[question.kind];
}
