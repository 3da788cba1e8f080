// Sensible answers: what cards are given for, and what belongs to a move that was begun.
import { t } from '../../lib/words.svelte';
import { worth } from './capital';
import { box } from './facts';
import { capitalName } from './names';
import type { Question } from './view';

/** What is done with cards: "Pay green 3 + blue 3 (worth 6)". */
export function saying(verb: string, whole: string[]): string {
  const cards = whole.filter((each) => each !== 'privilege');
  const names = cards.map(capitalName).join(' + ');
  if (verb === 'pay') return t('web-cr-pay-all', { cards: names, worth: worth(cards) });
  if (verb === 'invest') {
    const value = (card: string): number => box().capital.find((each) => each.id === card)?.value ?? 0;
    const points = cards.reduce((sum, card) => sum + value(card), 0);
    return t('web-cr-invest-all', { cards: names, points });
  }
  if (verb === 'discard' && whole.includes('privilege')) return t('web-cr-discard-saved', { cards: names });
  return t(`web-cr-${verb}-all`, { cards: names });
}

/** The lowest bid. */
export function preferred(legal: string[], asking: Question | null): string | null {
  if (asking?.kind === 'bid') return legal.find((text) => text.startsWith('bid ')) ?? null;
  return null;
}

/** Building goes on until it is paid for; work points are used one after the other. */
export function goesOn(begun: Question | null, next: Question | null): 'must' | 'may' | null {
  if (!begun || !next || begun.seat !== next.seat) return null;
  if (next.kind === 'build' && next.built > 0) return 'must';
  if (next.kind !== 'craft' || !['craft', 'put', 'ship', 'sale'].includes(begun.kind)) return null;
  if (begun.kind !== 'craft') return null;
  return next.work_points < begun.work_points && next.tokens === begun.tokens ? 'may' : null;
}
