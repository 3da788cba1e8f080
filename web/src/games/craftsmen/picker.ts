// Sets of cards: payments, discards, investments, and what the notary lays open. The rules ask for one card after
// the other, by rising kind; here cards are picked in any order.
import { counted, listed, offBy, taken, total } from '../../lib/picking';
import { t } from '../../lib/words.svelte';
import type { Picked, PickItem, Picker } from '../face';
import { discards, investments, isMinimal, payments, worth } from './capital';
import { box, number } from './facts';
import { capitalName, cardName } from './names';
import { saying } from './payment';
import type {
  CraftsmenView,
  DiscardQuestion,
  InvestQuestion,
  LookQuestion,
  PayQuestion,
  Question,
} from './view';

const PRIVILEGE = 'privilege';

/** The set that a question is about; null where it is about one thing. */
export function picker(asked: Question, view: CraftsmenView): Picker | null {
  if (asked.kind === 'look') return looked(asked);
  const cards = view.seats[asked.seat]?.capital;
  if (!cards) return null;
  const begun = 'chosen' in asked ? (asked.chosen ?? []) : [];
  if (asked.kind === 'pay') return payment(asked, cards, begun);
  if (asked.kind === 'discard') return discard(asked, view, cards, begun);
  if (asked.kind === 'invest') return investment(asked, cards, begun);
  if (asked.kind === 'fee' || (asked.kind === 'trade' && asked.good)) return gift(cards);
  return null;
}

/** Capital cards, as many of each kind as are in hand. */
function capital(cards: string[]): PickItem[] {
  const held = counted(cards);
  return box()
    .capital.filter(({ id }) => held[id])
    .map(({ id }) => ({
      id,
      piece: '',
      isCard: true,
      most: held[id] ?? 0,
      name: () => capitalName(id),
    }));
}

/** What sets of capital cards have in common: each card is an action by itself. */
function set(verb: string, items: PickItem[], due: number): Picker {
  const order = items.map(({ id }) => id);
  const isHere = (id: string): boolean => items.some((each) => each.id === id);
  const itemOf = (text: string): string | null => {
    const [first = '', card = ''] = text.split(' ');
    if (first === PRIVILEGE && isHere(PRIVILEGE)) return PRIVILEGE;
    return first === verb && isHere(card) ? card : null;
  };
  return {
    title: () => t(`web-cr-set-${verb}`, { n: due }),
    items,
    least: due,
    most: due,
    counts: total,
    usual: null,
    all: {},
    isPayment: true,
    isLaidOut: true,
    problem: (picked) => offBy(total(picked), due, due),
    says: (picked) => saying(verb, listed(picked, order)),
    itemOf,
    covers: (text) => itemOf(text) !== null,
    wishes: (picked) =>
      listed(picked, order).map((each) => (each === PRIVILEGE ? PRIVILEGE : `${verb} ${each}`)),
    read: (steps) => {
      const others = steps.findIndex((text) => itemOf(text) === null);
      const own = others < 0 ? steps : steps.slice(0, others);
      return counted(own.map((text) => itemOf(text) ?? ''));
    },
  };
}

const holds = (choice: string[], own: Picked): boolean =>
  taken(own).every(([id, n]) => (counted(choice)[id] ?? 0) >= n);

/** A set with the best of some choices as the usual one. */
function usually(base: Picker, all: string[][], begun: string[] = []): Picker {
  const choices = all.filter((choice) => holds(choice, counted(begun)));
  const best = choices[0];
  return {
    ...base,
    usual: best ? counted(best) : null,
    all: counted(best ?? []),
    // Cards that the rules take by themselves are in no step.
    read: (steps) => {
      const own = base.read(steps);
      return counted(choices.find((choice) => holds(choice, own)) ?? listed(own));
    },
  };
}

/** A set of which the rules have taken some cards by themselves: these stay in it, and are asked for no more. */
function goingOn(set: Picker, begun: string[]): Picker {
  if (begun.length === 0) return set;
  const first = taken(counted(begun));
  const whole = (picked: Picked): Picked => ({
    ...picked,
    ...Object.fromEntries(first.map(([id, n]) => [id, Math.max(picked[id] ?? 0, n)])),
  });
  const left = (picked: Picked): Picked => ({
    ...picked,
    ...Object.fromEntries(first.map(([id, n]) => [id, Math.max((picked[id] ?? 0) - n, 0)])),
  });
  return {
    ...set,
    counts: (picked) => set.counts(whole(picked)),
    problem: (picked) => set.problem(whole(picked)),
    says: (picked) => set.says(whole(picked)),
    wishes: (picked) => set.wishes(left(picked)),
    read: (steps) => set.read([...set.wishes(counted(begun)), ...steps]),
  };
}

/** Worth as much as is due, and no card too many. */
function payment({ due, colours }: PayQuestion, cards: string[], begun: string[]): Picker {
  const usable = cards.filter((card) => colours.includes(card.split('_')[0] ?? ''));
  const base = set('pay', capital(usable), due);
  const paid = (picked: Picked): string[] => listed(picked);
  const whole = {
    ...usually(base, payments(cards, due, colours), begun),
    counts: (picked: Picked) => worth(paid(picked)),
    problem: (picked: Picked) => {
      const sum = worth(paid(picked));
      if (sum < due) return t('web-cr-set-worth', { sum, due });
      return isMinimal(paid(picked), due) ? null : t('web-pick-too-much');
    },
  };
  return goingOn(whole, begun);
}

/** At the bankers' the privilege saves the second card, and costs nothing on a gold space. */
function discard(asked: DiscardQuestion, view: CraftsmenView, cards: string[], begun: string[]): Picker {
  const due = asked.cards;
  const whole = discards(cards, due);
  const atBank = view.stage === 'guild' && view.guild === 'bankers';
  const saves = atBank && asked.privilege && due === 2 && cards.length < number('hand_limit') + 2;
  if (!saves) return goingOn(usually(set('discard', capital(cards), due), whole, begun), begun);
  const token = { id: PRIVILEGE, piece: 'cr-privilege', most: 1, name: () => t('web-cr-set-saved') };
  const isFree = view.seats[asked.seat]?.privileges === 0;
  const saved = discards(cards, 1).map((each) => [...each, PRIVILEGE]);
  const base = set('discard', [...capital(cards), token], due);
  return goingOn({ ...usually(base, isFree ? saved : whole, begun), read: base.read }, begun);
}

/** One card of each colour, for their values. */
function investment(_asked: InvestQuestion, cards: string[], begun: string[]): Picker | null {
  const whole = investments(cards);
  if (whole.length === 0) return null;
  const due = box().colours.length;
  const base = set('invest', capital(cards), due);
  const colourOf = (card: string): string => card.split('_')[0] ?? '';
  const made = {
    ...usually(base, whole, begun),
    isPayment: false,
    problem: (picked: Picked) => {
      const colours = new Set(taken(picked).map(([card]) => colourOf(card)));
      const isOfEach = colours.size === due && total(picked) === due;
      return isOfEach ? null : t('web-cr-set-colours');
    },
  };
  return goingOn(made, begun);
}

/** One card for somebody else. */
function gift(cards: string[]): Picker | null {
  if (cards.length === 0) return null;
  return usually(set('give', capital(cards), 1), discards(cards, 1));
}

/** Which of the cards that were looked at are laid open. */
function looked(asked: LookQuestion): Picker | null {
  if ((asked.step ?? 0) > 0 || !asked.cards) return null;
  const { cards } = asked;
  const due = Math.min(2, cards.length);
  const items = cards.map((id) => ({ id, piece: '', isCard: true, most: 1, name: () => cardName(id) }));
  return {
    ...set('show', items, due),
    isPayment: false,
    says: (picked) =>
      t('web-cr-show-all', {
        cards: taken(picked)
          .map(([id]) => cardName(id))
          .join(' + '),
      }),
  };
}
