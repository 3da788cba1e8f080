// What is asked, as a sentence.
import type { Question, View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Who } from '../face';
import { isMore } from './actions';
import { split } from './facts';
import { amounts, cardName, good } from './names';

export function question(asked: Question | null, view: View, _who?: Who, legal: string[] = []): string {
  if (!asked) return '';
  const row = view['seats']?.[asked.seat];
  const name = good(asked['good'] ?? '');
  switch (asked.kind) {
    case 'turn':
      return t(`web-lh-ask-${turn(view, legal)}`);
    case 'fee':
      return t('web-lh-ask-fee', { card: cardName(asked['card']) });
    case 'debt':
      return debt(asked, row);
    case 'pay':
      return asked['card']
        ? t(`web-lh-ask-pay-${asked['unit']}-card`, {
            due: asked['due'],
            good: name,
            card: cardName(asked['card']),
          })
        : t(`web-lh-ask-pay-${asked['unit']}`, { due: asked['due'], good: name });
    case 'substitute':
      return t('web-lh-ask-with', { better: good(asked['with']), good: name });
    case 'give':
      return legal[0]?.startsWith('load')
        ? t('web-lh-ask-load', { most: asked['most'], good: name })
        : t('web-lh-ask-give', { good: name });
    case 'receive':
      return t('web-lh-ask-receive', { good: name });
    default:
      return use(asked, view, new Set(legal.map((text) => split(text).verb)));
  }
}

function turn(view: View, legal: string[]): string {
  if (view['phase'] !== 'main') return 'final';
  if (legal.length > 0 && legal.every((text) => text === 'end')) return 'end';
  return legal.includes('end') && !legal.some((text) => /^(take|use) /.test(text)) ? 'done' : 'turn';
}

function debt(asked: Question, row: View | undefined): string {
  const due = asked['due'];
  const has = asked['why'] === 'meal' ? row?.['food'] : row?.['francs'];
  if (asked['why'] === 'meal')
    return t(has < due ? 'web-lh-ask-meal-short' : 'web-lh-ask-meal', { due, has });
  return t(`web-lh-ask-${asked['why']}`, { due, has });
}

function use(asked: Question, view: View, verbs: Set<string>): string {
  const card = cardName(asked['card'] ?? '');
  if (verbs.has('times')) {
    if (asked['card'] === 'shipping_line') return t('web-lh-ask-ships', { card });
    if (asked['card'] === 'local_court') return t('web-lh-ask-loans', { card });
    if (asked['gives'] && isMore(asked['card']))
      return t('web-lh-ask-give-times', { card, gives: amounts(asked['gives']) });
    if (asked['gives'])
      return t('web-lh-ask-trade', { card, gives: amounts(asked['gives']), gets: amounts(asked['gets']) });
    return t('web-lh-ask-times', { card });
  }
  if (verbs.has('keep')) {
    const [first, second] = (view['specials'] as unknown[]).map((each) => cardName(String(each)));
    return t('web-lh-ask-order', { first: first ?? '', second: second ?? '' });
  }
  if (verbs.has('pick')) return t('web-lh-ask-pick', { card });
  if (verbs.has('use')) return t('web-lh-ask-use', { card });
  if (verbs.has('play')) return t('web-lh-ask-play', { card });
  if (verbs.has('build'))
    return t(verbs.has('stop') ? 'web-lh-ask-build-more' : 'web-lh-ask-build', { card });
  if (verbs.has('evict')) return t('web-lh-ask-evict', { card });
  return t('web-lh-ask-other', { card });
}
