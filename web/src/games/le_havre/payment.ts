// Sensible answers to small questions: what costs least, wastes nothing, brings most.
import type { Question, View } from '../../lib/wire';
import { FREIGHT, GOODS, split, TOKENS, type Token } from './facts';

/** The number of an answer such as "pay 2 fish". */
export function numberOf(text: string): number {
  return Number(split(text).noun);
}

/** The answer that stands out among amounts and fees, or null. */
export function preferred(legal: string[], question: Question | null, view: View): string | null {
  if (!question) return null;
  const row = view['seats']?.[question.seat];
  if (question.kind === 'fee') return fee(legal);
  const numbers = legal.filter((text) => /^\w+ \d+/.test(text));
  if (numbers.length === 0) return null;
  if (question.kind === 'pay') return payment(numbers, question, row);
  if (question.kind === 'substitute') return least(numbers);
  if (question.kind === 'give') return handed(numbers, question, row);
  return most(numbers);
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

function held(row: View, good: string): number {
  return good === 'francs' ? row['francs'] : (row['goods'][good] ?? 0);
}

function payment(texts: string[], question: Question, row: View): string | null {
  const tokens = TOKENS[question['unit']] ?? [];
  const at = tokens.findIndex((token) => token.good === question['good']);
  const token = tokens[at];
  if (!token) return texts[0] ?? null;
  const cost = (text: string): number => {
    const n = numberOf(text);
    const rest = question['due'] - n * token.worth;
    return n * token.loss + cheapest(tokens, at + 1, rest, row);
  };
  return texts.reduce((best, text) => (cost(text) < cost(best) - 1e-9 ? text : best));
}

/** The least loss with which the rest can be paid from a kind of token on. */
export function cheapest(tokens: Token[], at: number, due: number, row: View): number {
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

/** Freight: the most valuable goods fill the room. Anything else: the least valuable ones go. */
function handed(texts: string[], question: Question, row: View): string | null {
  const good: string = question['good'];
  const own = FREIGHT[good] ?? 0;
  const isFreight = texts[0]?.startsWith('load') ?? false;
  const later = GOODS.slice(GOODS.indexOf(good) + 1);
  const goesFirst = (other: string): boolean =>
    isFreight ? (FREIGHT[other] ?? 0) > own : (FREIGHT[other] ?? 0) < own;
  const before = later.filter(goesFirst).reduce((sum, other) => sum + held(row, other), 0);
  const room = isFreight ? question['most'] : question['least'];
  const wanted = Math.max(0, Math.min(held(row, good), room - before));
  const near = (text: string): number => Math.abs(numberOf(text) - wanted);
  return texts.reduce((best, text) => (near(text) < near(best) ? text : best));
}
