// What capital cards are worth, and which payments keep the most valuable rest.
import { box } from './facts';

/** How many cards of each kind, in the order of the box. */
type Hand = number[];

const none = (): Hand => box().capital.map(() => 0);

/** The kinds of a colour, by their places in a hand. */
function colours(): number[][] {
  const { colours, capital } = box();
  const kinds = capital.map((_, kind) => kind);
  return colours.map((colour) => kinds.filter((kind) => capital[kind]?.colour === colour));
}

export function handOf(cards: string[]): Hand {
  const hand = none();
  for (const card of cards) {
    const kind = box().capital.findIndex((each) => each.id === card);
    if (kind >= 0) hand[kind] = (hand[kind] ?? 0) + 1;
  }
  return hand;
}

/** The most that cards can pay: in each colour their values, or those of a set (CR-5.4). */
export function worth(cards: string[]): number {
  return worthOf(handOf(cards));
}

function worthOf(hand: Hand): number {
  const { set } = box();
  let total = 0;
  for (const kinds of colours()) {
    const count = kinds.reduce((sum, kind) => sum + (hand[kind] ?? 0), 0);
    const values = kinds.reduce((sum, kind) => sum + (hand[kind] ?? 0) * face(kind), 0);
    total += Math.max(values, set * (count - 1), 0);
  }
  return total;
}

const face = (kind: number): number => box().capital[kind]?.value ?? 0;

/** Choices of kinds, each in rising order. */
type Choice = number[];

function minus(hand: Hand, choice: Choice): Hand {
  const rest = hand.slice();
  for (const kind of choice) rest[kind] = (rest[kind] ?? 0) - 1;
  return rest;
}

function asHand(choice: Choice): Hand {
  const hand = none();
  for (const kind of choice) hand[kind] = (hand[kind] ?? 0) + 1;
  return hand;
}

/** How much one would like to keep these cards: what they pay, then colours for an investment, then values. */
function keeping(hand: Hand): number {
  let values = 0;
  let cards = 0;
  hand.forEach((count, kind) => {
    values += count * face(kind);
    cards += count;
  });
  const held = colours().filter((kinds) => kinds.some((kind) => (hand[kind] ?? 0) > 0)).length;
  return worthOf(hand) + 0.5 * cards + 0.4 * held + 0.05 * values;
}

/** All choices that satisfy `done`, where no longer one is tried after it. */
function choices(hand: Hand, done: (choice: Choice) => boolean, most: number): Choice[] {
  const found: Choice[] = [];
  const grow = (choice: Choice, from: number, left: Hand): void => {
    if (done(choice)) {
      found.push(choice);
      return;
    }
    if (choice.length >= most) return;
    for (let kind = from; kind < hand.length; kind += 1) {
      if ((left[kind] ?? 0) > 0) grow([...choice, kind], kind, minus(left, [kind]));
    }
  };
  grow([], 0, hand);
  return found;
}

/** Payments of a sum that have no card too many (CR-5.8), those with the best rest first. */
export function payments(cards: string[], due: number, usableColours: string[]): string[][] {
  const hand = handOf(cards);
  const usable = hand.map((count, kind) =>
    usableColours.includes(box().capital[kind]?.colour ?? '') ? count : 0,
  );
  const enough = (choice: Choice): boolean => worthOf(asHand(choice)) >= due;
  const minimal = (choice: Choice): boolean =>
    choice.every((_, at) => !enough([...choice.slice(0, at), ...choice.slice(at + 1)]));
  const found = choices(usable, enough, cards.length).filter(minimal);
  return sorted(hand, found);
}

/** Whether a payment has no card too many (CR-5.8). */
export function isMinimal(cards: string[], due: number): boolean {
  return cards.every((_, at) => worth([...cards.slice(0, at), ...cards.slice(at + 1)]) < due);
}

/** Choices of so many cards to give away, those with the best rest first. */
export function discards(cards: string[], count: number): string[][] {
  const hand = handOf(cards);
  return sorted(
    hand,
    choices(hand, (choice) => choice.length === count, count),
  );
}

/** One card of each colour, those with the most points first. */
export function investments(cards: string[]): string[][] {
  const hand = handOf(cards);
  let found: Choice[] = [[]];
  for (const all of colours()) {
    const kinds = all.filter((kind) => (hand[kind] ?? 0) > 0);
    found = found.flatMap((choice) => kinds.map((kind) => [...choice, kind]));
  }
  const points = (choice: Choice): number => choice.reduce((sum, kind) => sum + face(kind), 0);
  found.sort((one, other) => points(other) - points(one));
  return found.map(named);
}

function sorted(hand: Hand, found: Choice[]): string[][] {
  const value = new Map(found.map((choice) => [choice, keeping(minus(hand, choice))]));
  found.sort((one, other) => (value.get(other) ?? 0) - (value.get(one) ?? 0));
  return found.map(named);
}

const named = (choice: Choice): string[] => choice.map((kind) => box().capital[kind]?.id ?? '');
