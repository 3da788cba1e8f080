// What can be done at each place of the board, as the lines of text that stand for it.
import { printed, tier } from './facts';
import type { CraftsmenView, Question } from './view';

/** A space of a guild: the first free one takes a helper, a taken one can be covered. */
export function ofSpace(guild: string, space: number, discs: number, firstFree: number): string[] {
  if (discs > 0) return [`cover ${guild} ${space + 1}`];
  return space === firstFree ? [`send ${guild}`] : [];
}

/** A built house: what it makes, or the good that it can take. */
export function ofHouse(id: string, question: Question | null): string[] {
  const card = printed(id);
  if (!card || !question) return [];
  if (question.kind === 'craft') {
    const isRaw = tier('raw').includes(card.makes);
    return isRaw ? [`make ${card.makes}`, `extra ${card.makes}`] : [`make ${card.makes}`];
  }
  const takes = question.kind === 'put' || question.kind === 'trade';
  const good = takes ? question.good : undefined;
  return good && card.needs.includes(good) ? [`to ${card.building}`] : [];
}

/** A building card in the hand. */
export function ofHand(id: string, question: Question | null): string[] {
  if (question?.kind === 'exchange') return [`exchange ${id}`];
  return [`build ${id} left`, `build ${id} right`];
}

/** An end of the own street: all cards that may go there. */
export const ofPlot = (hand: string[], side: 'left' | 'right'): string[] =>
  hand.map((id) => `build ${id} ${side}`);

const VERBS: Partial<Record<Question['kind'], string>> = {
  pay: 'pay',
  discard: 'discard',
  fee: 'give',
  trade: 'give',
  invest: 'invest',
};

/** A capital card in the hand. */
export function ofCapital(id: string, question: Question | null): string[] {
  const verb = question && VERBS[question.kind];
  return verb ? [`${verb} ${id}`] : [];
}

/** The own stall on the market: a good is put there, fetched from there, or its marker pays. */
export function ofStall(question: Question | null): string[] {
  if (question?.kind === 'craft') return tier('raw').map((good) => `fetch ${good}`);
  return ['market'];
}

/** An arch of the granary: a half-product is sold there, or bought. */
export function ofArch(good: string, question: Question | null): string[] {
  if (question?.kind === 'put') return question.good === good ? ['granary'] : [];
  return [`buy ${good}`];
}

/** A row of a hold. */
export function ofHold(ship: number, good: string, question: Question | null): string[] {
  const loads = question?.kind === 'ship' && question.good === good;
  return loads ? [`load ${ship}`, `bribe ${ship}`] : [];
}

/** A card on the display. */
export const ofDisplay = (id: string): string[] => [`buy ${id}`, `auction ${id}`];

/** A card wherever it is: in the hand, on display, in the own street, or as a guild. */
export function doings(
  card: string,
  view: CraftsmenView,
  question: Question | null,
  me: number | null,
): string[] {
  const own = me === null ? undefined : view.seats[me];
  if (card.startsWith('queue_')) return [`send ${card.slice('queue_'.length)}`];
  if (own?.hand?.includes(card)) return ofHand(card, question);
  if (own?.row.includes(card)) {
    const found = ofHouse(card, question);
    return found.length > 0 ? found : [`make ${printed(card)?.makes}`];
  }
  const isOpen = Object.values(view.open).flat().includes(card);
  return isOpen ? ofDisplay(card) : [];
}

/** A card that is looked at. */
export const ofLooked = (id: string): string[] => [`show ${id}`, `place ${id}`];
