// Sensible answers to small questions: what costs least, wastes nothing, brings most.
import { box, freight, goodNames, printed, type Token } from './facts';
import type { Choice } from '../../lib/wire';
import { split } from './lines';
import { seatOf } from './position';
import type { GiveQuestion, LeHavreView, PayQuestion, Question, SeatView } from './view';

/** What it is felt to cost to give a token away, by what is due. Francs are points, food is not. */
const LOSS: Record<string, Record<string, number>> = {
  food: { meat: 1.9, smoked_fish: 1.3, bread: 1.5, fish: 0.7, francs: 1 },
  energy: { coke: 5, charcoal: 2, coal: 2.9, grain: 1.2, wood: 1 },
};

const OF_NO_MORE_USE = 0.01;
const USUAL = ['end', 'pay'];

/** What can be paid with. */
type Purse = Pick<SeatView, 'goods' | 'francs'>;

/** A means of payment, and what it is felt to cost. */
interface Felt extends Token {
  loss: number;
}

/** The number of an answer such as "pay 2 fish". */
export function numberOf(text: string): number {
  return Number(split(text).noun);
}

/** The answer that stands out among amounts and fees, or null. */
export function preferred(legal: string[], question: Question | null, view: LeHavreView): string | null {
  if (!question) return null;
  const row = seatOf(view, question.seat);
  if (question.kind === 'fee') return fee(legal);
  const numbers = legal.filter((text) => /^\w+ \d+/.test(text));
  if (numbers.length === 0) return null;
  if (question.kind === 'pay') return payment(numbers, question, row);
  if (question.kind === 'substitute') return least(numbers);
  if (question.kind === 'give') return handed(numbers, question, row);
  return most(numbers);
}

/** The end of a turn, or paying what is due where that can be done; a loan is never usual. */
export function usual(choices: Choice[]): string | null {
  return choices.find(({ text }) => USUAL.includes(text))?.text ?? null;
}

function least(texts: string[]): string | null {
  return texts.reduce((best, text) => (numberOf(text) < numberOf(best) ? text : best));
}

function most(texts: string[]): string | null {
  return texts.reduce((best, text) => (numberOf(text) > numberOf(best) ? text : best));
}

/** "2 food / 1 franc": one franc is less than two food. */
function fee(legal: string[]): string | null {
  return legal.includes('fee francs') ? 'fee francs' : (legal[0] ?? null);
}

function held(row: Purse, good: string): number {
  return good === 'francs' ? row.francs : (row.goods[good] ?? 0);
}

function payment(texts: string[], question: PayQuestion, row: Purse): string | null {
  const tokens = means(question.unit);
  const at = tokens.findIndex((token) => token.good === question.good);
  const token = tokens[at];
  if (!token) return texts[0] ?? null;
  const cost = (text: string): number => {
    const n = numberOf(text);
    const rest = question.due - n * token.worth;
    return n * token.loss + cheapest(tokens, at + 1, rest, row);
  };
  return texts.reduce((best, text) => (cost(text) < cost(best) - 1e-9 ? text : best));
}

/** Means of payment in the order in which they are asked for; what nobody has judged costs what it counts. In
 * the final phase goods are next to nothing, and francs are points. */
export function means(unit: string, isFinal = false): Felt[] {
  const losses = LOSS[unit] ?? LOSS.energy ?? {};
  const share = (good: string): number => (isFinal && good !== 'francs' ? OF_NO_MORE_USE : 1);
  return (box().tokens[unit] ?? []).map((token) => ({
    ...token,
    loss: share(token.good) * (losses[token.good] ?? token.worth),
  }));
}

/** "2 food / 1 franc": whichever is felt less. */
export function cheaperSide(card: string, row: Purse, isFinal: boolean): 'food' | 'francs' {
  const asked = printed(card)?.fee;
  const { food = 0, francs = 0 } = typeof asked === 'object' ? asked : {};
  return cheapest(means('food', isFinal), 0, food, row) < francs ? 'food' : 'francs';
}

/** The least loss with which the rest can be paid from a kind of token on. */
export function cheapest(tokens: Felt[], at: number, due: number, row: Purse): number {
  if (due <= 0) return 0;
  const token = tokens[at];
  if (!token) return Infinity;
  const most = Math.min(held(row, token.good), Math.ceil(due / token.worth));
  let best = Infinity;
  for (let n = 0; n <= most; n++) {
    const rest = cheapest(tokens, at + 1, due - n * token.worth, row);
    best = Math.min(best, n * token.loss + rest);
  }
  return best;
}

/** What tokens count together. */
export function worthOf(tokens: Token[], picked: Record<string, number>): number {
  return tokens.reduce((sum, { good, worth }) => sum + worth * (picked[good] ?? 0), 0);
}

/** Whether a token could be left out: more of a kind than the rest of what is due takes (LH-9). */
export function isTooMuch(tokens: Token[], due: number, picked: Record<string, number>): boolean {
  let rest = due;
  return tokens.some(({ good, worth }) => {
    const n = picked[good] ?? 0;
    const most = Math.ceil(Math.max(rest, 0) / worth);
    rest -= n * worth;
    return n > most;
  });
}

/** The whole payment that is felt least, perhaps with so many of one kind; null when there is none. */
export function bestPayment(
  tokens: Felt[],
  due: number,
  stock: Record<string, number>,
  fixed: Record<string, number> = {},
): Record<string, number> | null {
  let best: { paid: Record<string, number>; loss: number } | null = null;
  const pay = (at: number, rest: number, paid: Record<string, number>, loss: number): void => {
    if (best && loss >= best.loss - 1e-9) return;
    const token = tokens[at];
    if (!token) {
      if (rest <= 0) best = { paid, loss };
      return;
    }
    const { good, worth } = token;
    const most = Math.min(stock[good] ?? 0, Math.ceil(Math.max(rest, 0) / worth));
    for (let n = fixed[good] ?? 0; n <= (fixed[good] ?? most) && n <= most; n++)
      pay(at + 1, rest - n * worth, n > 0 ? { ...paid, [good]: n } : paid, loss + n * token.loss);
  };
  pay(0, due, {}, 0);
  return (best as { paid: Record<string, number> } | null)?.paid ?? null;
}

/** Freight: the most valuable goods fill the room. Anything else: the least valuable ones go. */
function handed(texts: string[], question: GiveQuestion, row: Purse): string | null {
  const good: string = question.good;
  const own = freight(good);
  const isFreight = texts[0]?.startsWith('load') ?? false;
  const goods = goodNames();
  const later = goods.slice(goods.indexOf(good) + 1);
  const goesFirst = (other: string): boolean => (isFreight ? freight(other) > own : freight(other) < own);
  const before = later.filter(goesFirst).reduce((sum, other) => sum + held(row, other), 0);
  const room = isFreight ? question.most : question.least;
  const wanted = Math.max(0, Math.min(held(row, good), room - before));
  const near = (text: string): number => Math.abs(numberOf(text) - wanted);
  return texts.reduce((best, text) => (near(text) < near(best) ? text : best));
}
