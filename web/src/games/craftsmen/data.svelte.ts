// What stands on cards and board: asked of the server once, and what follows from it.
import { plain } from '../../lib/api';
import type { Card, View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';

export const COLOURS = ['violet', 'green', 'blue', 'red'] as const;
export const GUILDS = ['bankers', 'builders', 'notary', 'crafts', 'merchants', 'town_hall'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const DECKS = ['basic', 'extended', 'advanced'] as const;
export const RAW = ['wood', 'iron_ore', 'flax', 'wheat', 'cow', 'wax', 'grapes'];
export const HALF = ['barrel', 'rope', 'leather', 'paper', 'iron', 'cloth', 'flour', 'meat'];
export const FINAL = ['weapons', 'tools', 'clothes', 'books', 'candles', 'wine', 'beer', 'bread'];
export const STORED = HALF.filter((good) => good !== 'meat');

/** A building as all its copies have it. */
export interface Building {
  type: string;
  makes: string;
  needs: string[];
  points: number;
  deck: string;
  /** One of its cards, for the help. */
  card: string;
}

class Data {
  cards = $state.raw<Record<string, Card>>({});
  private asked = false;

  /** Ask for the cards, once. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    plain<Card[]>('GET', '/api/games/craftsmen/cards').then(
      (found) => {
        this.cards = Object.fromEntries(found.map((each) => [each.id, each]));
      },
      () => {
        this.asked = false;
      },
    );
  }

  /** The building that makes each good. */
  get makers(): Record<string, Building> {
    const found: Record<string, Building> = {};
    for (const card of Object.values(this.cards)) {
      const makes = card['makes'];
      if (typeof makes !== 'string' || found[makes]) continue;
      found[makes] = {
        type: card['building'],
        makes,
        needs: card['needs'],
        points: card['points'],
        deck: card['deck'],
        card: card.id,
      };
    }
    return found;
  }

  /** A number that stands on no card, such as the limit of the market. */
  number(name: string, usual: number): number {
    const value = this.cards[name]?.['value'];
    return typeof value === 'number' ? value : usual;
  }

  /** One of a row of numbers, such as the work points of a year. */
  numberAt(name: string, at: number, usual: number): number {
    const value = this.cards[name]?.['value'];
    return Array.isArray(value) && typeof value[at] === 'number' ? value[at] : usual;
  }

  /** What a kind of building costs: to build it or to buy its card. */
  cost(name: 'build' | 'price' | 'mayor', deck: string): number {
    return this.cards[`cost_${name}`]?.['costs']?.[deck] ?? 0;
  }

  /** The points of a row in a hold. */
  hold(ship: number, good: string): number {
    return this.cards[`ship_${ship}`]?.['hold']?.[good] ?? 0;
  }

  extra(ship: number): number[] {
    return this.cards[`ship_${ship}`]?.['extra'] ?? [];
  }

  spaces(guild: string): string[] {
    return this.cards[`queue_${guild}`]?.['spaces'] ?? ['silver', 'silver', 'silver'];
  }

  bonus(good: string): number {
    return this.cards[`bonus_${good}`]?.['points'] ?? 0;
  }

  /** How sure a part of a card is; undefined when it is certain. */
  sure(card: string, part: string): number | undefined {
    return this.cards[card]?.['sure_of']?.[part] ?? undefined;
  }

  /** All buildings of the full line of a good, the last one first. */
  line(good: string): Building[] {
    const makers = this.makers;
    const found: Building[] = [];
    const walk = (each: string): void => {
      const maker = makers[each];
      if (!maker || found.includes(maker)) return;
      found.push(maker);
      maker.needs.forEach(walk);
    };
    walk(good);
    return found;
  }
}

export const data = new Data();

// -- names ------------------------------------------------------------------------------------

/** The type and the colours that a card's id tells. */
export function parse(id: string): { type: string; colours: string[] } {
  const words = id.replace(/_\d+$/, '').split('_');
  const colours: string[] = [];
  while (words.length > 1 && (COLOURS as readonly string[]).includes(words[words.length - 1] ?? '')) {
    colours.unshift(words.pop() ?? '');
  }
  if (colours.length === 1) colours.push(colours[0] ?? '');
  return { type: words.join('_'), colours };
}

export const goodName = (good: string): string => t(`craftsmen-good-${good}`);
export const typeName = (type: string): string => t(`craftsmen-type-${type}`);
export const guildName = (guild: string): string => t(`craftsmen-guild-${guild}`);
export const colourName = (colour: string): string => t(`craftsmen-colour-${colour}`);
export const colourLetter = (colour: string): string => t(`craftsmen-letter-${colour}`);

/** "Mill (red/blue)". */
export function cardName(id: string): string {
  const { type, colours } = parse(id);
  const [top = '', bottom = ''] = colours;
  const name = typeName(type);
  if (!top) return name;
  if (top === bottom) return t('craftsmen-card-of-one', { name, colour: colourName(top) });
  return t('craftsmen-card-of-two', { name, top: colourName(top), bottom: colourName(bottom) });
}

/** "green 2". */
export function capitalName(id: string): string {
  const [colour = '', value = ''] = id.split('_');
  return t('craftsmen-capital-card', { colour: colourName(colour), value });
}

// -- the table --------------------------------------------------------------------------------

/** Whether a word names a good. */
export const isGood = (word: string): boolean => [...RAW, ...HALF, ...FINAL].includes(word);

/** Whether a word names a capital card, such as green_2. */
export const isCapital = (word: string): boolean => /^(violet|green|blue|red)_[123]$/.test(word);

/** Whether a card has a colour in common with the end of a row, half by half (CR-7.5). */
export function fits(id: string, row: string[], side: string): boolean {
  const end = side === 'left' ? row[0] : row[row.length - 1];
  if (!end) return true;
  const [top, bottom] = parse(id).colours;
  const [otherTop, otherBottom] = parse(end).colours;
  return top === otherTop || bottom === otherBottom;
}

/** Halves of each colour in a row of cards. */
export function halves(row: string[]): Record<string, number> {
  const found: Record<string, number> = { violet: 0, green: 0, blue: 0, red: 0 };
  for (const id of row) for (const colour of parse(id).colours) found[colour] = (found[colour] ?? 0) + 1;
  return found;
}

/** Sets of four colours in a row. */
export function colourSets(row: string[]): number {
  return Math.min(...Object.values(halves(row)));
}

/** Types that a row has. */
export function built(row: string[]): Set<string> {
  return new Set(row.map((id) => parse(id).type));
}

/** Who would be paid for most markers on a ship, the first place first (CR-14.4). */
export function ranks(hold: Record<string, (number | null)[]>): number[] {
  const strength = new Map<number, number>();
  Object.values(hold).forEach((fields, row) => {
    fields.forEach((owner, side) => {
      if (typeof owner !== 'number') return;
      const best = 2 * (20 - row) + (side === 0 ? 1 : 0);
      const now = strength.get(owner) ?? 0;
      strength.set(owner, now + 64 + Math.max(0, best - (now % 64)));
    });
  });
  return [...strength].sort((one, other) => other[1] - one[1]).map(([seat]) => seat);
}

/** What the year's end would bring a seat if it came now, by source (chapter 14 without investments). */
export function yearEnd(view: View, seat: number): Record<string, number> {
  const found: Record<string, number> = { cargo: 0, majorities: 0, colours: 0, granary: 0 };
  const add = (name: string, points: number): void => {
    found[name] = (found[name] ?? 0) + points;
  };
  ((view['ships'] ?? []) as Record<string, (number | null)[]>[]).forEach((hold, at) => {
    for (const [good, fields] of Object.entries(hold)) {
      add('cargo', data.hold(at + 1, good) * fields.filter((owner) => owner === seat).length);
    }
    const place = ranks(hold).indexOf(seat);
    if (place >= 0) add('majorities', data.extra(at + 1)[place] ?? 0);
  });
  add('colours', data.number('set_points', 3) * colourSets(view['seats']?.[seat]?.row ?? []));
  for (const fields of Object.values((view['granary'] ?? {}) as Record<string, unknown[]>)) {
    add('granary', data.number('granary_points', 1) * fields.filter((owner) => owner === seat).length);
  }
  return found;
}

/** The seat that we look through the eyes of, as the view has it. */
export function seatOf(view: View, seat: number | null): View | undefined {
  return seat === null ? undefined : view['seats']?.[seat];
}
