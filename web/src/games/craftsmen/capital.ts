// What capital cards are worth, and which payments keep the most valuable rest.

const KINDS = ['violet', 'green', 'blue', 'red'].flatMap((colour) =>
  [1, 2, 3].map((value) => `${colour}_${value}`),
);
const SET = 5;

/** How many cards of each of the twelve kinds. */
type Hand = number[];

export function handOf(cards: string[]): Hand {
  const hand = KINDS.map(() => 0);
  for (const card of cards) {
    const kind = KINDS.indexOf(card);
    if (kind >= 0) hand[kind] = (hand[kind] ?? 0) + 1;
  }
  return hand;
}

/** The most that cards can pay: in each colour their values, or 5 for each card after the first (CR-5.4). */
export function worth(cards: string[]): number {
  return worthOf(handOf(cards));
}

function worthOf(hand: Hand): number {
  let total = 0;
  for (let colour = 0; colour < 12; colour += 3) {
    const [ones = 0, twos = 0, threes = 0] = hand.slice(colour, colour + 3);
    const count = ones + twos + threes;
    total += Math.max(ones + 2 * twos + 3 * threes, SET * (count - 1), 0);
  }
  return total;
}

const face = (kind: number): number => (kind % 3) + 1;

/** Choices of kinds, each in rising order. */
type Choice = number[];

function minus(hand: Hand, choice: Choice): Hand {
  const rest = hand.slice();
  for (const kind of choice) rest[kind] = (rest[kind] ?? 0) - 1;
  return rest;
}

function asHand(choice: Choice): Hand {
  const hand = KINDS.map(() => 0);
  for (const kind of choice) hand[kind] = (hand[kind] ?? 0) + 1;
  return hand;
}

/** How much one would like to keep these cards: what they pay, then colours for an investment, then values. */
function keeping(hand: Hand): number {
  let colours = 0;
  let values = 0;
  let cards = 0;
  hand.forEach((count, kind) => {
    values += count * face(kind);
    cards += count;
  });
  for (let colour = 0; colour < 12; colour += 3)
    if (hand.slice(colour, colour + 3).some((n) => n > 0)) colours += 1;
  return worthOf(hand) + 0.5 * cards + 0.4 * colours + 0.05 * values;
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
    for (let kind = from; kind < KINDS.length; kind += 1) {
      if ((left[kind] ?? 0) > 0) grow([...choice, kind], kind, minus(left, [kind]));
    }
  };
  grow([], 0, hand);
  return found;
}

/** Payments of a sum that have no card too many (CR-5.8), those with the best rest first. */
export function payments(cards: string[], due: number, colours: string[]): string[][] {
  const hand = handOf(cards);
  const usable = hand.map((count, kind) => (colours.includes(KINDS[kind]?.split('_')[0] ?? '') ? count : 0));
  const enough = (choice: Choice): boolean => worthOf(asHand(choice)) >= due;
  const minimal = (choice: Choice): boolean =>
    choice.every((_, at) => !enough([...choice.slice(0, at), ...choice.slice(at + 1)]));
  const found = choices(usable, enough, cards.length).filter(minimal);
  return sorted(hand, found);
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
  for (let colour = 0; colour < 12; colour += 3) {
    const kinds = [colour, colour + 1, colour + 2].filter((kind) => (hand[kind] ?? 0) > 0);
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

const named = (choice: Choice): string[] => choice.map((kind) => KINDS[kind] ?? '');

/** Steps of a sequence that are really asked: a question with one answer answers itself. */
export function unforced(
  wanted: string[],
  all: string[][],
  chosen: string[],
  extra: (prefix: string[]) => string[],
): string[] {
  const steps: string[] = [];
  for (let at = chosen.length; at < wanted.length; at += 1) {
    const prefix = wanted.slice(0, at);
    const next = new Set(
      all.filter((each) => each.length > at && starts(each, prefix)).map((each) => each[at] ?? ''),
    );
    for (const other of extra(prefix)) next.add(other);
    if (next.size > 1) steps.push(wanted[at] ?? '');
  }
  return steps;
}

export function starts(whole: string[], prefix: string[]): boolean {
  return prefix.every((each, at) => whole[at] === each);
}
