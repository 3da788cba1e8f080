// What is asked, as a sentence, and where the game is.
import type { Question, View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Who } from '../face';
import { cardName, colourName, goodName, guildName } from './data.svelte';

export function question(asked: Question | null, view: View, who: Who = String): string {
  if (!asked) return '';
  const stage = (): string => guildName(view['guild']);
  switch (asked.kind) {
    case 'pay':
      return asked['colours'].length === 4
        ? t('web-cr-ask-pay', { due: asked['due'] })
        : t('web-cr-ask-pay-in', { due: asked['due'], colours: asked['colours'].map(colourName).join(', ') });
    case 'discard':
      return t('web-cr-ask-discard', { cards: asked['cards'] - (asked['chosen']?.length ?? 0) });
    case 'build':
      return asked['built'] > 0
        ? t('web-cr-ask-build-more', { owed: asked['owed'] })
        : t('web-cr-ask-build', { privilege: yes(asked['privilege']) });
    case 'fee':
      return t('web-cr-ask-fee', { name: who(asked['owner']), points: asked['points'] });
    case 'bid':
      return bidding(asked, who);
    case 'craft':
      return asked['tokens']
        ? t('web-cr-ask-tokens', { points: asked['work_points'] })
        : t('web-cr-ask-craft', { points: asked['work_points'], privilege: yes(asked['privilege']) });
    case 'put':
    case 'ship':
      return t(`web-cr-ask-${asked.kind}`, { good: goodName(asked['good']) });
    case 'trade':
      return asked['good']
        ? t('web-cr-ask-trade-how', { good: goodName(asked['good']) })
        : t('web-cr-ask-trade');
    case 'look':
      return t(`web-cr-ask-look-${asked['step'] ?? 0}`, { deck: t(`craftsmen-kind-${asked['deck']}`) });
    case 'notary':
      return t('web-cr-ask-notary', { privilege: yes(asked['privilege']) });
    case 'invest':
      return t('web-cr-ask-invest', { chosen: asked['chosen']?.length ?? 0 });
    default:
      return t(`web-cr-ask-${asked.kind}`, { guild: stage() });
  }
}

const yes = (flag: boolean): string => (flag ? 'yes' : 'no');

function bidding(asked: Question, who: Who): string {
  const card = cardName(asked['card']);
  if (asked['mayor']) return t('web-cr-ask-bid-mayor', { card, sum: asked['to_beat'] });
  if (asked['bidder'] === null) return t('web-cr-ask-bid-open', { card });
  return t('web-cr-ask-bid', { card, sum: asked['to_beat'], name: who(asked['bidder']) });
}

export function caption(view: View): string {
  if (view['stage'] === 'over') return t('web-cr-over');
  return t('web-cr-caption', {
    year: view['year'],
    season: t(`craftsmen-season-${view['season']}`),
    stage: stage(view),
  });
}

/** The stage in a few words. */
function stage(view: View): string {
  if (view['stage'] === 'guild' || view['stage'] === 'winter') return guildName(view['guild']);
  return t(`web-cr-stage-${view['stage']}`);
}
