// Words for cards, goods, guilds and colours on the board of Craftsmen.
import type { NameOf } from '../../lib/messages';
import { t } from '../../lib/words.svelte';
import { box, cost, printed } from './facts';
import type { Marker } from './view';

/** The type and the colours that a card's id tells. */
export function parse(id: string): { type: string; colours: string[] } {
  const words = id.replace(/_\d+$/, '').split('_');
  const colours: string[] = [];
  while (words.length > 1 && box().colours.includes(words[words.length - 1] ?? '')) {
    colours.unshift(words.pop() ?? '');
  }
  if (colours.length === 1) colours.push(colours[0] ?? '');
  return { type: words.join('_'), colours };
}

export const goodName = (good: string): string => t(`craftsmen-good-${good}`);
export const typeName = (type: string): string => t(`craftsmen-type-${type}`);
export const guildName = (guild: string): string => t(`craftsmen-guild-${guild}`);
export const colourName = (colour: string): string => t(`craftsmen-colour-${colour}`);

/** "Mill (red/blue)". */
export function cardName(id: string): string {
  const { type, colours } = parse(id);
  const [top = '', bottom = ''] = colours;
  const name = typeName(type);
  if (!top) return name;
  if (top === bottom) return t('craftsmen-card-of-one', { name, colour: colourName(top) });
  return t('craftsmen-card-of-two', { name, top: colourName(top), bottom: colourName(bottom) });
}

/** "Mill (red/blue): wheat makes flour, 1 point, 5 to build". */
export function cardWords(id: string): string {
  const card = printed(id);
  if (!card) return cardName(id);
  const build = cost('build', card.deck);
  const values = { card: cardName(id), makes: goodName(card.makes), points: card.points, build };
  if (card.needs.length === 0) return t('web-cr-card-raw', values);
  return t('web-cr-card', { ...values, needs: card.needs.map(goodName).join(', ') });
}

/** "green 2". */
export function capitalName(id: string): string {
  const [colour = '', value = ''] = id.split('_');
  return t('craftsmen-capital-card', { colour: colourName(colour), value });
}

/** Whose a marker is: a player's, or nobody's where it lay there from the start. */
export function ownerName(marker: Marker, nameOf: NameOf): string {
  if (marker === null) return t('web-cr-free');
  return marker === 'natural' ? t('web-cr-natural') : nameOf(marker);
}
