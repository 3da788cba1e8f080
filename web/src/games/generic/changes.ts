// What changed, in the words of the view itself: "+3 wood (5)".
import { readable } from '../../lib/human';
import type { Change, Json } from '../../lib/wire';
import type { NameOf } from '../../lib/messages';

/** Parts of a view that only say where the game is, or what the page shows elsewhere. */
const SILENT = new Set(['question', 'seat', 'score', 'breakdown', 'scores']);

/** One change in a few words; null for what says nothing. */
export function change(each: Change, nameOf: NameOf = String, actor: number | null = null): string | null {
  const [area, at, ...inner] = each.path;
  const isSeat = area === 'seats' && typeof at === 'number';
  const parts = (isSeat ? inner : each.path).map(String);
  if (parts.length === 0 || parts.some((part) => SILENT.has(part))) return null;
  const name = readable(parts.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '');
  const said = difference(name, each.from, each.to);
  return said && isSeat && at !== actor ? `${nameOf(at)}: ${said}` : said;
}

function difference(name: string, from: Json, to: Json): string | null {
  if (Array.isArray(from) || Array.isArray(to)) return lists(name, words(from), words(to));
  if (isNumber(from) && isNumber(to)) {
    const more = Number(to ?? 0) - Number(from ?? 0);
    return more === 0 ? null : `${signed(more)} ${name} (${Number(to ?? 0)})`;
  }
  const [old, now] = [words(from).join(', '), words(to).join(', ')];
  return old === now ? null : `${name}: ${now || '–'}`;
}

function lists(name: string, from: string[], to: string[]): string | null {
  const got = without(to, from).map((each) => `+${each}`);
  const lost = without(from, to).map((each) => `−${each}`);
  return got.length + lost.length > 0 ? `${name}: ${[...got, ...lost].join(', ')}` : null;
}

/** What stands in one list more often than in another. */
function without(all: string[], others: string[]): string[] {
  const left = others.slice();
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function words(value: Json): string[] {
  if (Array.isArray(value)) return value.map((each) => words(each).join(' '));
  if (value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(words) : [readable(String(value))];
}

const isNumber = (value: Json): boolean => typeof value === 'number' || value === null;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
