// The face of Le Havre: its board and its words.
import type { Card, Question, View } from '../../lib/wire';
import { t, words } from '../../lib/words.svelte';
import type { CardHelp, Face } from '../face';
import { action, answer, counter, group, rank } from './actions';
import Board from './Board.svelte';
import { change } from './changes';
import { TILES } from './facts';
import { flights } from './flights';
import { continues, move, secret } from './moves';
import { amount, amounts, cardName, fee } from './names';
import { preferred } from './payment';
import { question } from './questions';

function caption(view: View): string {
  if (view['stage'] === 'over' || view['phase'] === 'over') return t('web-lh-caption-over');
  if (view['phase'] !== 'main') return t('web-lh-caption-final');
  const rounds = view['rounds'].length;
  return t('web-lh-caption', { round: view['round'], rounds, turn: Math.min(view['turn'], TILES) });
}

/** One or two players leave room for larger drawings. */
function width(view: View): number {
  return view['players'] > 2 ? 1020 : 880;
}

/** How something is paid, and which goods are handed in, shipped or received, is settled by itself. */
function settles(asked: Question): boolean {
  return ['fee', 'pay', 'substitute', 'give', 'receive'].includes(asked.kind);
}

/** Sales wait until they are wanted, or needed; in the middle of an action so does all that is possible
 * at any time. */
function folded(text: string, asked: Question | null, legal: string[]): boolean {
  const verb = text.split(' ')[0] ?? '';
  if (asked?.kind === 'debt') return verb === 'sell' && legal.includes('pay');
  if (asked?.kind === 'use') return ['sell', 'buy', 'repay', 'redeem'].includes(verb);
  return verb === 'sell';
}

/** What a building does whose use asks for something. */
function about(asked: Question): string | null {
  const key = `card-${asked['card']}.text`;
  return ['use', 'give', 'receive'].includes(asked.kind) && words.has(key) ? t(key) : null;
}

/** The chapters of the rules that explain the cards of each set. */
const CHAPTERS: Record<string, number> = { standard: 15, base: 16, essen: 17, hameau: 18, promo: 19 };

function card(each: Card): CardHelp {
  const closed = each['fee'] === 'closed';
  const facts = [
    { label: t('web-card-kind'), value: t(`kind-${each['kind']}`) },
    {
      label: t('web-card-fee'),
      value: closed ? t('web-lh-fee-closed') : fee(each.id) || t('web-lh-fee-free'),
    },
    { label: t('web-card-cost'), value: each['cost'] ? amounts(each['cost']) : t('web-lh-not-buildable') },
    {
      label: t('web-card-price'),
      value: each['price'] === null ? t('web-lh-not-for-sale') : amount(Number(each['price']), 'francs'),
    },
    { label: t('web-card-value'), value: amount(Number(each['value']), 'francs') },
  ];
  for (const sign of ['hammers', 'fishers'])
    if (each[sign]) facts.push({ label: t(`web-card-${sign}`), value: String(each[sign]) });
  const chapter = CHAPTERS[String(each['set'])];
  const number = String(each['number']).replace(each['set'] === 'hameau' ? 'GH' : '', '');
  const clause = chapter ? `LH-${chapter}.${number}` : undefined;
  const key = `card-${each.id}.text`;
  return { name: cardName(each.id), text: words.has(key) ? t(key) : (each.text ?? ''), facts, clause };
}

/** Cards in hand, and special buildings that the seat has looked at. */
function hides(view: View, seat: number): boolean {
  const hand: unknown[] = view['seats'][seat]?.hand ?? [];
  return [...hand, ...(view['specials'] ?? [])].some((card) => card !== null);
}

export const face: Face = {
  Board,
  signs: ['le_havre/fish', 'le_havre/wood', 'le_havre/steel', 'le_havre/bread'],
  width,
  action,
  answer,
  group,
  rank,
  question,
  caption,
  change,
  preferred,
  begins: (asked) => asked.kind === 'turn',
  settles,
  counter,
  silent: (text) => counter(text)?.n === 0,
  closing: ['end'],
  folded,
  about,
  card,
  hides,
  continues,
  move,
  secret,
  flights,
  source: (name) => t(`web-lh-source-${name}`),
};
