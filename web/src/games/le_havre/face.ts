// The face of Le Havre: its board, and what belongs together.
import type { Card } from '../../lib/wire';
import { t, words } from '../../lib/words.svelte';
import type { CardHelp, Face } from '../face';
import Board from './Board.svelte';
import { chips } from './chips';
import { printed } from './facts';
import { flights } from './flights';
import { isNone, split } from './lines';
import { isKnown } from './moves';
import { amount, amounts, cardName, fee } from './names';
import { preferred, usual } from './payment';
import { picker } from './picker';
import { ownerOf } from './position';
import { momentOf, weight } from './round_end';
import RoundEnd from './RoundEnd.svelte';
import Shown from './Shown.svelte';
import { signs } from './signs';
import { sound } from './sounds';
import { veil } from './veil';
import type { LeHavreView, Question } from './view';

/** Sales wait until they are wanted, or needed; in the middle of an action so does all that is possible
 * at any time. */
function folded(text: string, asked: Question | null, legal: string[]): boolean {
  const { verb } = split(text);
  if (asked?.kind === 'debt') return verb === 'sell' && legal.includes('pay');
  if (asked?.kind === 'use') return ['sell', 'buy', 'repay', 'redeem'].includes(verb);
  return verb === 'sell';
}

/** What a building does whose use asks for something. */
function about(asked: Question): string | null {
  const key = `card-${asked.card}.text`;
  return ['use', 'give', 'receive'].includes(asked.kind) && words.has(key) ? t(key) : null;
}

function card(each: Card): CardHelp {
  const closed = each.fee === 'closed';
  const facts = [
    { label: t('web-card-kind'), value: t(`kind-${each.kind}`) },
    {
      label: t('web-card-fee'),
      value: closed ? t('web-lh-fee-closed') : fee(each.id) || t('web-lh-fee-free'),
    },
    { label: t('web-card-cost'), value: each.cost ? amounts(each.cost) : t('web-lh-not-buildable') },
    {
      label: t('web-card-price'),
      value: each.price === null ? t('web-lh-not-for-sale') : amount(Number(each.price), 'francs'),
    },
    { label: t('web-card-value'), value: amount(Number(each.value), 'francs') },
  ];
  for (const sign of ['hammers', 'fishers'])
    if (each[sign]) facts.push({ label: t(`web-card-${sign}`), value: String(each[sign]) });
  return { name: cardName(each.id), text: each.text, facts, clause: each.clause ?? undefined };
}

/** What can be done with a card: one that stands is entered, bought or sold, any other built or bought. */
function doings(card: string, view: LeHavreView, _asked: Question | null, me: number | null): string[] {
  const owner = ownerOf(view, card);
  if (owner === null && !view.town.includes(card)) return [`build ${card}`, `buy ${card}`];
  const isClosed = printed(card)?.fee === 'closed';
  const sale = owner === me ? [`sell ${card}`] : [];
  return [...(isClosed ? [] : [`use ${card}`]), ...(owner === null ? [`buy ${card}`] : sale)];
}

/** Cards in hand, and special buildings that the seat has looked at. */
function hides(view: LeHavreView, seat: number): boolean {
  const hand: unknown[] = view.seats[seat]?.hand ?? [];
  return [...hand, ...view.specials].some((card) => card !== null);
}

export const face: Face<LeHavreView, Question> = {
  Board,
  firstGame: { variant: 'short' },
  dock: 'below',
  chips,
  weight,
  sound,
  Moment: RoundEnd,
  moment: { parts: momentOf, isThere: ({ round }) => round > 1, again: () => t('web-lh-again') },
  preferred,
  picker,
  veil,
  silent: isNone,
  closing: ['end', 'stop'],
  usual,
  folded,
  about,
  card,
  Shown,
  owner: ownerOf,
  doings,
  hides,
  isKnown,
  signs,
  flights,
  source: (name) => t(`web-lh-source-${name}`),
};
