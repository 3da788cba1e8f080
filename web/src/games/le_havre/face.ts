// The face of Le Havre: its board and its words.
import type { CardInfo, Question, View } from '../../lib/types';
import { t, words } from '../../lib/words.svelte';
import type { CardHelp, Face } from '../face';
import { action, answer, group, rank } from './actions';
import Board from './Board.svelte';
import { change } from './changes';
import { TILES } from './facts';
import { flights } from './flights';
import { amount, amounts, cardName, fee } from './names';
import { preferred } from './payment';
import { question } from './questions';

function caption(view: View): string {
  if (view['stage'] === 'over' || view['phase'] === 'over') return t('web-lh-caption-over');
  if (view['phase'] !== 'main') return t('web-lh-caption-final');
  const rounds = view['rounds'].length;
  return t('web-lh-caption', { round: view['round'], rounds, turn: Math.min(view['turn'], TILES) });
}

/** How something is paid is settled by itself; what is sold or shipped is not. */
function settles(asked: Question): boolean {
  return ['fee', 'pay', 'substitute'].includes(asked.kind);
}

/** The chapters of the rules that explain the cards of each set. */
const CHAPTERS: Record<string, number> = { standard: 15, base: 16, essen: 17, hameau: 18, promo: 19 };

function card(each: CardInfo): CardHelp {
  const closed = each['fee'] === 'closed';
  const facts = [
    { label: t('web-card-kind'), value: t(`kind-${each['kind']}`) },
    { label: t('web-card-fee'), value: closed ? t('web-lh-fee-closed') : fee(each.id) || t('web-lh-fee-free') },
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

export const leHavre: Face = {
  Board,
  action,
  answer,
  group,
  rank,
  question,
  caption,
  change,
  preferred,
  settles,
  folded: (text) => text.startsWith('sell '),
  card,
  hides,
  flights,
  source: (name) => t(`web-lh-source-${name}`),
};
