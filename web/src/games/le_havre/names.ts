// Words for goods, amounts, cards and ships of Le Havre.
import { cards } from '../../lib/cards.svelte';
import type { Card } from '../../lib/wire';
import { t, words } from '../../lib/words.svelte';

/** What is printed on a card; undefined for own cards and before the cards have arrived. */
export function printed(card: string): Card | undefined {
  return cards.of('le_havre')[card];
}

function key(name: string): string {
  if (name === 'francs') return 'offer-francs';
  return name === 'food' || name === 'energy' ? `word-${name}` : `good-${name}`;
}

export function good(name: string): string {
  return t(key(name));
}

/** "3 wood", "1 franc", "2 hides": the catalogues have the form for each number. */
export function amount(n: number, name: string): string {
  return t(name === 'loans' ? 'web-lh-amount-loans' : `${key(name)}.count`, { n });
}

/** "2 wood, 1 clay". */
export function amounts(goods: Record<string, number> | null | undefined): string {
  const found = Object.entries(goods ?? {}).filter(([, n]) => n);
  return found.map(([name, n]) => amount(n, name)).join(', ') || t('web-lh-nothing');
}

export function cardName(card: string): string {
  const key = `card-${card}`;
  if (words.has(key)) return t(key);
  return printed(card)?.name ?? card.replaceAll('_', ' ');
}

export function shipName(kind: string, value?: number | string): string {
  const ship = t(`ship-${kind}`);
  return value === undefined || value === '' ? ship : t('web-lh-ship-value', { ship, value });
}

/** "2 food or 1 franc"; empty when entering is free or impossible. */
export function fee(card: string): string {
  const asked = printed(card)?.['fee'];
  if (!asked || typeof asked !== 'object') return '';
  const sides = Object.entries(asked as Record<string, number>).map(([name, n]) => amount(n, name));
  const [first = '', second] = sides;
  return second ? t('web-lh-or', { first, second }) : first;
}

/** What a sale to the town brings. */
export function proceeds(card: string): number {
  return Number(printed(card)?.['value'] ?? 0) / 2;
}
