// Words for goods, amounts, cards and ships on the board of Le Havre.
import { t, words } from '../../lib/words.svelte';
import { printed } from './facts';

function key(name: string): string {
  if (name === 'francs') return 'offer-francs';
  return name === 'food' || name === 'energy' ? `word-${name}` : `good-${name}`;
}

export function good(name: string): string {
  return t(key(name));
}

/** "3 wood", "1 franc", "2 hides": the catalogues have the form for each number. */
export function amount(n: number, name: string): string {
  return t(`${key(name)}.count`, { n });
}

/** "2 wood, 1 clay". */
export function amounts(goods: Record<string, number> | null | undefined): string {
  const found = Object.entries(goods ?? {}).filter(([, n]) => n);
  return found.map(([name, n]) => amount(n, name)).join(', ') || t('lh-nothing');
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
  const asked = printed(card)?.fee;
  if (!asked || typeof asked !== 'object') return '';
  const sides = Object.entries(asked as Record<string, number>).map(([name, n]) => amount(n, name));
  const [first = '', last] = sides;
  return last ? t('list-or', { first, last }) : first;
}
