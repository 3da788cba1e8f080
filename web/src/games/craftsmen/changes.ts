// What changed, in words: "+1 capital card (6)".
import type { Change, View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Who } from '../face';
import { cardName, goodName, parse, typeName } from './data.svelte';

export function change(
  change: Change,
  _view: View,
  who: Who = String,
  actor: number | null = null,
): string | null {
  const [first, at, part, ...rest] = change.path;
  const was = change.from;
  const now = change.to;
  if (first === 'seats') return seatChange(Number(at), String(part), rest.map(String), was, now, who, actor);
  if (first === 'bonus' && typeof now === 'number')
    return t('web-cr-got-bonus', { name: who(now), good: goodName(String(at)) });
  if (first === 'open' && Array.isArray(now)) {
    const before = Array.isArray(was) ? was : [];
    const fresh = now.filter((card) => typeof card === 'string' && !before.includes(card));
    return fresh.length > 0
      ? t('web-cr-laid-open', { cards: fresh.map((card) => cardName(String(card))).join(', ') })
      : null;
  }
  if (first === 'order' && Array.isArray(now))
    return t('web-cr-new-order', { names: now.map((seat) => who(Number(seat))).join(', ') });
  if (first === 'season') return t('web-cr-new-season', { season: t(`craftsmen-season-${now}`) });
  if (first === 'year') return t('web-cr-new-year', { year: Number(now) });
  return null;
}

function seatChange(
  seat: number,
  part: string,
  rest: string[],
  was: unknown,
  now: unknown,
  who: Who,
  actor: number | null,
): string | null {
  const said =
    seat === actor
      ? (words: string): string => words
      : (words: string): string => t('web-cr-of', { name: who(seat), words });
  if (part === 'breakdown' && typeof now === 'number') {
    const more = now - Number(was ?? 0);
    return more === 0
      ? null
      : said(t('web-cr-got-points', { ...signed(more), source: source(rest[0] ?? '') }));
  }
  if (['capital_cards', 'market', 'privileges', 'works'].includes(part) && typeof now === 'number') {
    return said(t(`web-cr-got-${part}`, { ...signed(now - Number(was ?? 0)), now }));
  }
  if (part === 'markers' && Array.isArray(now)) {
    const before = Array.isArray(was) ? was.filter((each) => each !== null).length : 0;
    const after = now.filter((each) => each !== null).length;
    return after > before ? t('web-cr-got-marker', { building: typeName(parse(rest[0] ?? '').type) }) : null;
  }
  return null;
}

/** The number goes to the catalogues as a number, so that they find the form of its noun. */
const signed = (change: number): { sign: string; n: number } => ({
  sign: change > 0 ? '+' : '−',
  n: Math.abs(change),
});
export const source = (name: string): string => t(`craftsmen-source-${name}`);
