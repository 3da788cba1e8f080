// Sets of goods: payments, what is handed in, shipped, received or picked. The rules ask for one kind after the
// other; here goods are picked in any order.
import { counted, offBy, taken, total } from '../../lib/picking';
import { render } from '../../lib/messages';
import type { Choice } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Picked, PickItem, Picker } from '../face';
import { freight } from './facts';
import { split } from './lines';
import { amount, amounts, good } from './names';
import { bestPayment, cheaperSide, isTooMuch, means, numberOf, worthOf } from './payment';
import { seatOf } from './position';
import { times } from './times';
import type {
  FeeQuestion,
  GiveQuestion,
  LeHavreView,
  PayQuestion,
  Question,
  ReceiveQuestion,
  SubstituteQuestion,
  UseQuestion,
} from './view';

/** The set that a question is about; null where it is about one thing. */
export function picker(asked: Question, view: LeHavreView, choices: Choice[]): Picker | null {
  if (asked.kind === 'fee') return fee(asked, view, choices);
  if (asked.kind === 'pay') return payment(asked, view, choices);
  if (asked.kind === 'substitute') return substitute(asked, view);
  if (asked.kind === 'give') return given(asked, view, choices);
  if (asked.kind === 'receive') return received(asked);
  if (asked.kind !== 'use') return null;
  return asked.picks ? different(asked, asked.picks) : times(asked, view, choices);
}

/** Goods, so many of each at most. */
function goods(stock: Record<string, number>, note?: (name: string) => string): PickItem[] {
  return Object.entries(stock).map(([id, most]) => ({
    id,
    piece: `lh-${id}`,
    most,
    name: () => good(id),
    ...(note ? { note: () => note(id) } : {}),
  }));
}

/** What sets of goods have in common: they are counted, and between least and most. */
function set(
  part: Pick<Picker, 'title' | 'items' | 'least' | 'most' | 'says' | 'wishes'> & Partial<Picker>,
): Picker {
  return {
    usual: null,
    all: {},
    isPayment: false,
    counts: total,
    itemOf: () => null,
    covers: () => true,
    problem: (picked) => offBy(total(picked), part.least, part.most),
    read: (steps) => readGoods(steps, part.items),
    ...part,
  };
}

/** An action for each kind, also for those of which there is none: "give 2 fish", "give 0 wood". */
function eachKind(verb: string, items: PickItem[]): (picked: Picked) => string[] {
  return (picked) => items.map(({ id }) => `${verb} ${picked[id] ?? 0} ${id}`);
}

/** What steps such as "give 2 fish" pick: each kind is asked for once. */
function readGoods(steps: string[], items: PickItem[]): Picked {
  const found: Picked = {};
  for (const text of steps) {
    const { noun: n, rest: name } = split(text);
    if (name in found || !items.some(({ id }) => id === name)) break;
    found[name] = Number(n);
  }
  return found;
}

/** What steps such as "pick fish" pick, one of each. */
function readNames(verb: string, steps: string[]): Picked {
  const other = steps.findIndex((text) => split(text).verb !== verb);
  return counted((other < 0 ? steps : steps.slice(0, other)).map((text) => split(text).noun));
}

const asGoods = (picked: Picked): Record<string, number> => Object.fromEntries(taken(picked));

/** "2 food or 1 franc": as a rule one franc is less than two food. */
function fee(asked: FeeQuestion, view: LeHavreView, choices: Choice[]): Picker | null {
  const sides = choices.map(({ text }) => split(text).noun);
  if (sides.length < 2) return null;
  const words = (side: string): string => {
    const found = choices.find(({ text }) => split(text).noun === side);
    return found ? render(found.message) : side;
  };
  const items = sides.map((id) => ({ id, piece: `lh-${id}`, most: 1, name: () => words(id) }));
  return {
    ...set({
      title: () => t('web-lh-set-fee'),
      items,
      least: 1,
      most: 1,
      says: (picked) => words(taken(picked)[0]?.[0] ?? ''),
      wishes: (picked) => taken(picked).map(([side]) => `fee ${side}`),
    }),
    usual: { [cheaperSide(asked.card ?? '', seatOf(view, asked.seat), view.phase === 'final')]: 1 },
    isPayment: true,
    read: ([first = '']) => readNames('fee', [first]),
    itemOf: (text) => (text.startsWith('fee ') ? split(text).noun : null),
  };
}

/** How many of the first kind can be paid: some may have to stay for what is paid for (LH-5.10). */
function mostOf({ good, stock }: PayQuestion, choices: Choice[]): number {
  const isListed = choices.every(({ text }) => split(text).rest === good);
  return isListed ? Math.max(...choices.map(({ text }) => numberOf(text))) : (stock[good] ?? 0);
}

/** Food or energy: as much as is due, and no token that could be left out. */
function payment(asked: PayQuestion, view: LeHavreView, choices: Choice[]): Picker {
  const { unit, due } = asked;
  const stock = { ...asked.stock, [asked.good]: mostOf(asked, choices) };
  const tokens = means(unit, view.phase === 'final').filter((token) => token.good in stock);
  const one = (name: string): string => amount(tokens.find((each) => each.good === name)?.worth ?? 0, unit);
  const items = goods(stock, one);
  const usual = bestPayment(tokens, due, stock);
  const missing = (picked: Picked): number => due - worthOf(tokens, picked);
  return {
    ...set({
      title: () => t('lh-pay', { what: amount(due, unit) }),
      items,
      least: due,
      most: due,
      says: (picked) => t('lh-pay', { what: amounts(asGoods(picked)) }),
      wishes: eachKind('pay', items),
    }),
    usual,
    all: usual ?? {},
    isPayment: true,
    read: (steps) => {
      const own = readGoods(steps, items);
      return bestPayment(tokens, due, stock, own) ?? own; // the last kinds may be forced
    },
    counts: (picked) => worthOf(tokens, picked),
    adjust: (picked, item) => bestPayment(tokens, due, stock, { [item]: picked[item] ?? 0 }) ?? picked,
    problem: (picked) => {
      if (missing(picked) > 0) return t('web-lh-set-missing', { what: amount(missing(picked), unit) });
      return isTooMuch(tokens, due, picked) ? t('web-pick-too-much') : null;
    },
  };
}

/** Brick for clay, steel for iron: the better good stands in as seldom as possible. */
function substitute(asked: SubstituteQuestion, view: LeHavreView): Picker {
  const { good: plain, with: better, due } = asked;
  const { goods: held } = seatOf(view, asked.seat);
  const items = goods({
    [plain]: Math.min(held[plain] ?? 0, due),
    [better]: Math.min(held[better] ?? 0, due),
  });
  const first = Math.min(held[plain] ?? 0, due);
  const usual = { [plain]: first, [better]: due - first };
  return {
    ...set({
      title: () => t('lh-give', { what: amount(due, plain) }),
      items,
      least: due,
      most: due,
      says: (picked) => t('lh-give', { what: amounts(asGoods(picked)) }),
      wishes: (picked) => [`with ${picked[better] ?? 0} ${better}`],
      read: ([first = '']) => {
        const n = split(first).rest === better ? numberOf(first) : 0;
        return { [plain]: due - n, [better]: n };
      },
    }),
    adjust: (picked, item) => {
      const n = picked[item] ?? 0;
      return { [item]: n, [item === plain ? better : plain]: due - n };
    },
    usual,
    all: usual,
    isPayment: true,
  };
}

/** Goods that leave: on ships what brings most, elsewhere what is worth least. */
function given(asked: GiveQuestion, view: LeHavreView, choices: Choice[]): Picker {
  const { least, most, stock } = asked;
  const verb = split(choices[0]?.text ?? '').verb;
  const isFreight = verb === 'load';
  const items = goods(stock, isFreight ? (name) => amount(freight(name), 'francs') : undefined);
  const cheapFirst = Object.keys(stock).sort((one, other) => freight(one) - freight(other));
  const all = filled(isFreight ? [...cheapFirst].reverse() : cheapFirst, stock, most);
  // What is exchanged for other goods is a matter of taste.
  const isClear = isFreight || asked.sells || least === most;
  return {
    ...set({
      title: () => t(isFreight ? 'web-lh-set-load' : 'web-lh-set-give', { most }),
      items,
      least,
      most,
      says: (picked) => {
        const what = amounts(asGoods(picked));
        return isFreight
          ? t('lh-load', { what, gets: amount(proceeds(picked), 'francs') })
          : t('lh-give', { what });
      },
      wishes: eachKind(verb, items),
    }),
    usual: isClear ? all : null,
    all,
    read: (steps) => {
      const own = readGoods(steps, items);
      const others = Object.keys(stock).filter((name) => !(name in own));
      return { ...filled(others, stock, Math.max(least - total(own), 0)), ...own };
    },
    adjust: (picked, item) => withRoom(picked, item, cheapFirst, most),
  };
}

/** Put others aside, the cheapest first, where one more of something is too many. */
function withRoom(picked: Picked, item: string, order: string[], most: number): Picked {
  const found = { ...picked };
  for (const name of order) {
    const over = total(found) - most;
    if (over <= 0) break;
    if (name !== item) found[name] = Math.max((found[name] ?? 0) - over, 0);
  }
  return found;
}

/** The first goods of an order until there is no more room. */
function filled(order: string[], stock: Record<string, number>, room: number): Picked {
  const found: Picked = {};
  let left = room;
  for (const name of order) {
    const n = Math.min(stock[name] ?? 0, left);
    if (n > 0) found[name] = n;
    left -= n;
  }
  return found;
}

const proceeds = (picked: Picked): number =>
  taken(picked).reduce((sum, [name, n]) => sum + n * freight(name), 0);

/** Goods that come: so many tokens, or exactly so much worth. */
function received({ tokens, value, among }: ReceiveQuestion): Picker {
  const isCounted = tokens >= 0;
  const due = isCounted ? tokens : value;
  const most = (name: string): number => (isCounted ? tokens : Math.floor(value / freight(name)));
  const stock = Object.fromEntries(among.map((name) => [name, most(name)]));
  const items = goods(stock, isCounted ? undefined : (name) => amount(freight(name), 'francs'));
  const counts = isCounted ? total : proceeds;
  return {
    ...set({
      title: () => t(isCounted ? 'web-lh-set-receive' : 'web-lh-set-receive-worth', { n: due }),
      items,
      least: due,
      most: due,
      says: (picked) => t('lh-receive', { what: amounts(asGoods(picked)) }),
      wishes: eachKind('receive', items),
    }),
    counts,
    read: (steps) => {
      const own = readGoods(steps, items);
      const last = among.filter((name) => !(name in own))[0];
      const left = due - counts(own);
      return last && left > 0 ? { ...own, [last]: isCounted ? left : left / freight(last) } : own;
    },
    problem: (picked) => offBy(counts(picked), due, due),
  };
}

/** Different goods of one's choice: one of each at most. */
function different(asked: UseQuestion, due: number): Picker {
  const among = asked.among ?? [];
  const items = goods(Object.fromEntries(among.map((name) => [name, 1])));
  const isAll = among.length <= due;
  const all = Object.fromEntries(among.slice(0, due).map((name) => [name, 1]));
  return {
    ...set({
      title: () => t('web-lh-set-pick', { n: due }),
      items,
      least: due,
      most: due,
      says: (picked) => t('lh-receive', { what: amounts(asGoods(picked)) }),
      wishes: (picked) => taken(picked).map(([name]) => `pick ${name}`),
    }),
    usual: isAll ? all : null,
    all: isAll ? all : {},
    read: (steps) => readNames('pick', steps.slice(0, due)),
    itemOf: (text) =>
      text.startsWith('pick ') && among.includes(split(text).noun) ? split(text).noun : null,
  };
}
