// The help of a card: what it is, what stands on it and how sure that is.
import type { Card } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { CardHelp } from '../face';
import { box, decks } from './facts';
import { goodInfo, tierName } from './goods';
import { capitalName, cardName, colourName, goodName, guildName, typeName } from './names';

export function card(info: Card): CardHelp {
  return { ...described(info), clause: info.clause };
}

function described(info: Card): CardHelp {
  const sure: Record<string, number> = info.sure_of ?? {};
  const facts: CardHelp['facts'] = [];
  const tell = (part: string, value: string, chance = sure[part]): void => {
    facts.push({ label: t(`web-cr-fact-${part}`), value, ...(chance === undefined ? {} : { sure: chance }) });
  };
  const [head = '', ...tail] = info.id.split('_');
  const about = tail.join('_');
  switch (info.set) {
    case 'buildings':
      tell('kind', t(`craftsmen-kind-${info.deck}`));
      if (info.needs.length > 0) tell('needs', info.needs.map(goodName).join(', '));
      tell('makes', goodName(info.makes));
      if (info.points > 0) tell('points', String(info.points));
      for (const { part, value } of goodInfo(info.makes))
        if (['into', 'stored', 'freight'].includes(part)) tell(part, value);
      tell('colours', info.colours.map(colourName).join(' / '));
      if (info.house) tell('house', t('web-cr-fact-house-yes'));
      if (sure.name !== undefined) tell('name', typeName(info.building));
      return { name: cardName(info.id), text: t(`craftsmen-type-${info.building}.text`), facts };
    case 'ships': {
      const rows = Object.entries(info.hold as Record<string, number>);
      tell('cargo', rows.map(([good]) => goodName(good)).join(', '));
      tell(
        'cargo_points',
        rows.map(([good, points]) => `${goodName(good)} ${points}`).join(', '),
        sure.points,
      );
      tell('extra', info.extra.join(', '), sure['extra_3']);
      return { name: t('web-cr-ship', { ship: about }), text: t('web-cr-ship-text'), facts };
    }
    case 'bonus':
      tell('points', String(info.points));
      tell('good', tierName(about));
      for (const { part, value } of goodInfo(about))
        if (['maker', 'needs', 'freight'].includes(part)) tell(part, value);
      return { name: t('web-cr-bonus', { good: goodName(about) }), text: t('web-cr-bonus-text'), facts };
    case 'queue':
      tell('spaces', info.spaces.map((each: string) => t(`web-cr-space-${each}`)).join(', '));
      return {
        name: guildName(about),
        text: `${t(`craftsmen-guild-${about}.text`)}\n${t('web-cr-privilege-is', { text: t(`craftsmen-guild-${about}.privilege`) })}`,
        facts,
      };
    case 'capital':
      tell('cards', String(info.cards));
      return { name: capitalName(info.id), text: t('web-cr-capital-text', { set: box().set }), facts };
    case 'costs':
      for (const deck of decks())
        facts.push({ label: t(`craftsmen-kind-${deck}`), value: String(info.costs[deck]) });
      return { name: t(`craftsmen-value-${info.id}`), text: '', facts };
    default:
      tell('value', [info.value].flat().join(', '));
      return { name: t(`craftsmen-value-${head}${about ? `_${about}` : ''}`), text: '', facts };
  }
}
