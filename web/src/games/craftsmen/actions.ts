// Actions in the reader's language, whole and below a heading.
import type { View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Who } from '../face';
import { capitalName, cardName, fits, goodName, guildName, isCapital, isGood, typeName } from './data.svelte';

export function action(text: string, view: View, _who: Who = String, then = false): string {
  const [verb = '', what = '', more = ''] = text.split(' ');
  const capital = isCapital(what);
  const card = (): string => cardName(what);
  switch (verb) {
    case 'send':
      return t('web-cr-send', { guild: guildName(what) });
    case 'cover':
      return t('web-cr-cover', { guild: guildName(what), space: more });
    case 'build':
      return t(`web-cr-build-${more}`, { card: card() });
    case 'buy':
      return isGood(what)
        ? t('web-cr-buy-good', { good: goodName(what) })
        : t('web-cr-buy-card', { card: card() });
    case 'look':
      return t('web-cr-look', { deck: t(`craftsmen-kind-${what}`) });
    case 'take':
      return capital ? t('web-cr-take', { card: capitalName(what) }) : t(`web-cr-take-${what}`);
    case 'change':
      return t('web-cr-change-order');
    case 'discard':
    case 'pay':
    case 'give':
    case 'invest':
      return t(`web-cr-${verb}`, { card: capitalName(what) });
    case 'make':
    case 'extra':
    case 'fetch':
      return t(`web-cr-${verb}`, { good: goodName(what) });
    case 'to':
      return t('web-cr-to', { building: typeName(what) });
    case 'load':
    case 'bribe':
      return t(`web-cr-${verb}`, { ship: what });
    case 'bid':
      return t('web-cr-bid', { sum: Number(what) });
    case 'exchange':
    case 'swap':
    case 'auction':
    case 'show':
    case 'place':
      return t(`web-cr-${verb}`, { card: card() });
    default:
      return t(`web-cr-${verb}${then ? '' : stopping(verb, view)}`);
  }
}

/** An answer below its heading needs no verb. */
export function answer(text: string, view: View): string {
  const [verb = '', what = '', more = ''] = text.split(' ');
  if (verb === 'send') return guildName(what);
  if (['discard', 'pay', 'give', 'invest'].includes(verb)) return capitalName(what);
  if (verb === 'make' || verb === 'fetch' || verb === 'extra' || (verb === 'buy' && isGood(what)))
    return goodName(what);
  if (['buy', 'auction', 'exchange', 'swap', 'show', 'place'].includes(verb)) return cardName(what);
  if (verb !== 'build') return action(text, view);
  const row: string[] = view['seats']?.[view['question']?.seat ?? view['seat']]?.row ?? [];
  const card = cardName(what);
  return fits(what, row, more) ? card : t('web-cr-build-anyway', { card });
}

/** What stopping means depends on what is going on. */
function stopping(verb: string, view: View): string {
  if (verb !== 'stop') return '';
  const kind = view['question']?.kind;
  if (kind === 'build') return view['question'].built > 0 ? '-pay' : '-building';
  return kind === 'craft' ? (view['question'].tokens ? '-tokens' : '-work') : '';
}

export function group(text: string): string {
  const [verb = '', what = '', more = ''] = text.split(' ');
  switch (verb) {
    case 'send':
    case 'cover':
      return t('web-cr-group-helpers');
    case 'pay':
    case 'discard':
    case 'give':
      return t('web-cr-group-cards');
    case 'build':
      return t(`web-cr-group-${more}`);
    case 'buy':
      return isGood(what) ? t('web-cr-group-granary') : t('web-cr-group-buy');
    case 'to':
    case 'market':
    case 'granary':
      return t('web-cr-group-where');
    case 'load':
    case 'bribe':
      return t('web-cr-group-ships');
    case 'auction':
    case 'look':
    case 'make':
    case 'extra':
    case 'fetch':
    case 'bid':
    case 'invest':
    case 'show':
    case 'place':
    case 'exchange':
    case 'swap':
      return t(`web-cr-group-${verb}`);
    case 'take':
    case 'draw':
    case 'change':
      return t('web-cr-group-take');
    default:
      return t('web-cr-group-else');
  }
}
