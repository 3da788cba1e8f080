// What changed, in words: "+3 wood (5)".
import type { Change, Json, View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Who } from '../face';
import { amount, cardName, shipName } from './names';

/** One change as a few words; null for what follows from others or says nothing. */
export function change(each: Change, _view: View, who?: Who, actor?: number | null): string | null {
  const [area, at, part, name] = each.path;
  if (area === 'seats' && typeof at === 'number') {
    // Where the own worker goes is what was done.
    const said =
      part === 'worker' && actor === at && each.to !== null ? null : ofSeat(String(part), name, each);
    if (!said || !who || actor === at) return said;
    return t('web-lh-of', { name: who(at), what: said });
  }
  if (area === 'round') return t('web-lh-new-round', { round: Number(each.to) });
  if (area === 'modernised')
    return (
      gained(each)
        .map((card) => t('web-lh-modernised', { card: cardName(card) }))
        .join(', ') || null
    );
  return null;
}

function ofSeat(part: string, name: string | number | undefined, each: Change): string | null {
  if (part === 'goods') {
    if (typeof name === 'string') return counted(name, each.from, each.to);
    return null;
  }
  if (part === 'francs' || part === 'loans') return counted(part, each.from, each.to);
  if (part === 'buildings') return moved(each, cardName);
  if (part === 'ships' && name === undefined) return moved(each, (ship) => shipOf(ship));
  if (part === 'worker')
    return each.to === null ? t('web-lh-went-home') : t('web-lh-went', { card: cardName(String(each.to)) });
  return null;
}

function counted(name: string, from: Json, to: Json): string | null {
  const total = Number(to ?? 0);
  const more = total - Number(from ?? 0);
  if (more === 0) return null;
  const n = Math.abs(more);
  return t(more > 0 ? 'web-lh-plus' : 'web-lh-minus', { what: amount(n, name), total });
}

/** What stands in a list of words or of lists now but did not before, and the other way round. */
function moved(each: Change, say: (word: string) => string): string | null {
  const got = gained(each).map((word) => t('web-lh-got', { thing: say(word) }));
  const lost = gained({ ...each, from: each.to, to: each.from }).map((word) =>
    t('web-lh-lost', { thing: say(word) }),
  );
  return [...got, ...lost].join(', ') || null;
}

function gained(each: Change): string[] {
  const old = items(each.from);
  return items(each.to).filter((word) => {
    const at = old.indexOf(word);
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}

function items(value: Json): string[] {
  return Array.isArray(value)
    ? value.map((each) => (Array.isArray(each) ? each.join(' ') : String(each)))
    : [];
}

function shipOf(word: string): string {
  const [kind = '', value] = word.split(' ');
  return shipName(kind, value);
}
