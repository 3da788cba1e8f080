// Actions in the reader's language, whole and below a heading.
import type { View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Counter, Who } from '../face';
import { shipKind, SHIPS, split } from './facts';
import { amount, amounts, cardName, fee, good, printed, proceeds, shipName } from './names';

const HEADINGS: Record<string, string> = {
  end: 'done',
  stop: 'done',
  borrow: 'due',
  repay: 'money',
  redeem: 'money',
  keep: 'order',
};
const ORDER = [
  'done',
  'due',
  'fee',
  'pay',
  'times',
  'with',
  'load',
  'give',
  'receive',
  'pick',
  'order',
  'play',
  'evict',
  'build',
  'exchange',
  'take',
  'use',
  'buy',
  'money',
  'sell',
];
const GOOD_VERBS = new Set(['pay', 'with', 'load', 'give', 'receive']);

function heading(text: string): string {
  if (text === 'pay') return 'due';
  if (text === 'swap') return 'order';
  const { verb } = split(text);
  if (verb === 'swap') return 'exchange';
  return HEADINGS[verb] ?? verb;
}

export function group(text: string): string {
  return t(`web-lh-group-${heading(text)}`);
}

/** Where a heading stands among the others. */
export function rank(text: string): number {
  const at = ORDER.indexOf(heading(text));
  return at < 0 ? ORDER.length : at;
}

/** An action as a phrase. `then` leaves out what was true only in the position of `view`. */
export function action(text: string, view: View, who: Who = String, then = false): string {
  const { verb, noun, rest } = split(text);
  const kind = shipKind(noun);
  if (kind) return shipAction(verb, kind, rest, view, then);
  if (verb === 'take') {
    const offered = view['offers']?.[noun];
    if (then || offered === undefined) return t('web-lh-take-then', { good: good(noun) });
    return t('web-lh-take', { what: amount(offered, noun) });
  }
  if (['use', 'buy', 'sell', 'build', 'play'].includes(verb)) return cardAction(verb, noun, view, then);
  if (GOOD_VERBS.has(verb) && noun) return goodAction(verb, Number(noun), rest, view);
  if (verb === 'times') return times(Number(noun), view, then);
  if (verb === 'pick') return t('web-lh-pick', { good: pair(noun) });
  if (verb === 'redeem') return t('web-lh-redeem', { what: amount(1, noun) });
  if (verb === 'evict') return t('web-lh-evict', { name: who(Number(noun)) });
  if (verb === 'fee') return feeSide(noun, view, then);
  if (text === 'pay') return debt(view, then);
  return t(`web-lh-${verb}`);
}

/** What a step such as "load 2 fish" counts. */
export function counter(text: string): Counter | null {
  const { verb, noun, rest } = split(text);
  if (!GOOD_VERBS.has(verb) || !rest) return null;
  return { icon: `le_havre/${rest}`, name: good(rest), n: Number(noun) };
}

/** An action below its heading: without its verb. */
export function answer(text: string, view: View, who: Who = String): string {
  const { verb, noun, rest } = split(text);
  const kind = shipKind(noun);
  if (kind) {
    const thing = shipName(kind, rest || view['ship_stacks']?.[kind]?.[0]);
    if (verb === 'buy') return t('web-lh-for', { thing, what: amount(SHIPS[kind]?.price ?? 0, 'francs') });
    if (verb === 'build') return t('web-lh-for', { thing, what: shipCost(kind) });
    if (verb === 'sell') return t('web-lh-for', { thing, what: amount(Number(rest) / 2, 'francs') });
    return thing;
  }
  const thing = cardName(noun);
  if (verb === 'take') return amount(view['offers']?.[noun] ?? 0, noun);
  if (verb === 'use') {
    const asked = isOwn(noun, view) ? '' : fee(noun);
    return asked ? t('web-lh-in-brackets', { thing, what: asked }) : thing;
  }
  if (verb === 'buy')
    return t('web-lh-for', { thing, what: amount(printed(noun)?.['price'] ?? 0, 'francs') });
  if (verb === 'sell') return t('web-lh-for', { thing, what: amount(proceeds(noun), 'francs') });
  if (verb === 'build') return t('web-lh-for', { thing, what: amounts(printed(noun)?.['cost']) });
  if (verb === 'play') return thing;
  if (verb === 'pick') return pair(noun);
  return action(text, view, who);
}

function isOwn(card: string, view: View): boolean {
  const seat = view['question']?.seat ?? view['seat'];
  return view['seats']?.[seat]?.buildings.includes(card) ?? false;
}

function pair(noun: string): string {
  return noun.split('+').map(good).join(' + ');
}

export function shipCost(kind: string): string {
  return `${amounts(SHIPS[kind]?.cost)}, ${amount(3, 'energy')}`;
}

function shipAction(verb: string, kind: string, value: string, view: View, then: boolean): string {
  const top = then ? undefined : view['ship_stacks']?.[kind]?.[0];
  const ship = shipName(kind, value || top);
  if (verb === 'sell') return t('web-lh-sell-ship', { ship, francs: Number(value) / 2 });
  if (verb === 'swap') return t('web-lh-swap-ship', { ship });
  if (then) return t(`web-lh-${verb}-ship-then`, { ship });
  if (verb === 'buy') return t('web-lh-buy-ship', { ship, francs: SHIPS[kind]?.price ?? 0 });
  return t('web-lh-build-ship', { ship, what: shipCost(kind) });
}

function cardAction(verb: string, id: string, view: View, then: boolean): string {
  const card = cardName(id);
  const facts = printed(id);
  if (verb === 'use') {
    const asked = then || isOwn(id, view) ? '' : fee(id);
    return asked ? t('web-lh-use-fee', { card, fee: asked }) : t('web-lh-use', { card });
  }
  if (verb === 'play') return t('web-lh-play', { card });
  if (verb === 'sell') return t('web-lh-sell', { card, francs: proceeds(id) });
  if (verb === 'buy')
    return then || !facts
      ? t('web-lh-buy-then', { card })
      : t('web-lh-buy', { card, francs: facts['price'] ?? 0 });
  const cost = facts?.['cost'];
  return then || !cost ? t('web-lh-build-then', { card }) : t('web-lh-build', { card, what: amounts(cost) });
}

function goodAction(verb: string, n: number, name: string, view: View): string {
  const key = verb === 'pay' ? 'web-lh-pay-good' : `web-lh-${verb}`;
  if (verb === 'with') {
    const plain = name === 'brick' ? 'clay' : 'iron';
    if (n === 0) return t('web-lh-with-none', { good: good(name) });
    return t('web-lh-with', { what: amount(n, name), good: good(plain) });
  }
  if (n === 0) return t(verb === 'pay' ? 'web-lh-pay-none' : `${key}-none`, { good: good(name) });
  return t(key, { what: amount(n, name || (view['question']?.good ?? '')) });
}

function times(n: number, view: View, then: boolean): string {
  const asked = then ? undefined : view['question'];
  if (asked?.card === 'shipping_line') return t('web-lh-times-ships', { n });
  if (asked?.card === 'local_court') return t('web-lh-times-loans', { n });
  if (asked?.gives && n > 0) {
    const gives = amounts(several(asked.gives, n));
    if (isMore(asked.card)) return t('web-lh-times-give', { gives });
    return t('web-lh-times-trade', { gives, gets: amounts(several(asked.gets, n)) });
  }
  return t('web-lh-times', { n });
}

/** Whether a card gives something once besides what it gives each time. */
export function isMore(card: string): boolean {
  return ((printed(card)?.['action'] ?? []) as string[]).some((each) => each.includes('plus'));
}

function several(goods: Record<string, number>, n: number): Record<string, number> {
  return Object.fromEntries(Object.entries(goods ?? {}).map(([name, each]) => [name, each * n]));
}

function feeSide(side: string, view: View, then: boolean): string {
  const asked = printed(view['question']?.card ?? '')?.['fee'];
  const n = typeof asked === 'object' && asked ? (asked as Record<string, number>)[side] : undefined;
  if (then || n === undefined) return t(`web-lh-fee-${side}`);
  return t('web-lh-fee-with', { what: amount(n, side) });
}

function debt(view: View, then: boolean): string {
  const asked = view['question'];
  if (then || asked?.kind !== 'debt') return t('web-lh-pay');
  return t('web-lh-pay-due', { what: amount(asked.due, asked.why === 'meal' ? 'food' : 'francs') });
}
