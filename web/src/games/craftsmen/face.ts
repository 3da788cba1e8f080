// The face of Craftsmen: its board and its words.
import type { CardInfo, Change, Question, View } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import type { Bundle, CardHelp, Face, Standing, Who } from '../face';
import Board from './Board.svelte';
import { asked, discards, investments, payments, starts, worth } from './capital';
import { capitalName, cardName, colourName, DECKS, fits, goodName, guildName, isGood, parse, typeName } from './data.svelte';
import { flights } from './flights';

const CAPITAL = /^(violet|green|blue|red)_[123]$/;
const SHOWN = 4; // whole answers that are offered

// -- actions -----------------------------------------------------------------------------------

function action(text: string, view: View, _who: Who = String, then = false): string {
  const [verb = '', what = '', more = ''] = text.split(' ');
  const capital = CAPITAL.test(what);
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
function answer(text: string, view: View): string {
  const [verb = '', what = '', more = ''] = text.split(' ');
  if (verb === 'send') return guildName(what);
  if (['discard', 'pay', 'give', 'invest'].includes(verb)) return capitalName(what);
  if (verb === 'make' || verb === 'fetch' || verb === 'extra' || (verb === 'buy' && isGood(what))) return goodName(what);
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

function group(text: string): string {
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

// -- questions ---------------------------------------------------------------------------------

function question(asked: Question | null, view: View, who: Who = String): string {
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
      return asked['good'] ? t('web-cr-ask-trade-how', { good: goodName(asked['good']) }) : t('web-cr-ask-trade');
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

function caption(view: View): string {
  if (view['stage'] === 'over') return t('web-cr-over');
  return t('web-cr-caption', { year: view['year'], season: t(`craftsmen-season-${view['season']}`), stage: stage(view) });
}

/** The stage in a few words. */
export function stage(view: View): string {
  if (view['stage'] === 'guild') return guildName(view['guild']);
  if (view['stage'] === 'winter') return t('web-cr-stage-winter', { guild: guildName(view['guild']) });
  return t(`web-cr-stage-${view['stage']}`);
}

// -- what changed ------------------------------------------------------------------------------

function change(change: Change, _view: View, who: Who = String, actor: number | null = null): string | null {
  const [first, at, part, ...rest] = change.path;
  const was = change.from;
  const now = change.to;
  if (first === 'seats') return seatChange(Number(at), String(part), rest.map(String), was, now, who, actor);
  if (first === 'bonus' && typeof now === 'number') return t('web-cr-got-bonus', { name: who(now), good: goodName(String(at)) });
  if (first === 'open' && Array.isArray(now)) {
    const before = Array.isArray(was) ? was : [];
    const fresh = now.filter((card) => typeof card === 'string' && !before.includes(card));
    return fresh.length > 0 ? t('web-cr-laid-open', { cards: fresh.map((card) => cardName(String(card))).join(', ') }) : null;
  }
  if (first === 'order' && Array.isArray(now)) return t('web-cr-new-order', { names: now.map((seat) => who(Number(seat))).join(', ') });
  if (first === 'season') return t('web-cr-new-season', { season: t(`craftsmen-season-${now}`) });
  if (first === 'year') return t('web-cr-new-year', { year: Number(now) });
  return null;
}

function seatChange(seat: number, part: string, rest: string[], was: unknown, now: unknown, who: Who, actor: number | null): string | null {
  const said = seat === actor ? (words: string): string => words : (words: string): string => t('web-cr-of', { name: who(seat), words });
  if (part === 'breakdown' && typeof now === 'number') {
    const more = now - Number(was ?? 0);
    return more === 0 ? null : said(t('web-cr-got-points', { points: signed(more), source: source(rest[0] ?? '') }));
  }
  if (['capital_cards', 'market', 'privileges', 'works'].includes(part) && typeof now === 'number') {
    return said(t(`web-cr-got-${part}`, { more: signed(now - Number(was ?? 0)), now }));
  }
  if (part === 'markers' && Array.isArray(now)) {
    const before = Array.isArray(was) ? was.filter((each) => each !== null).length : 0;
    const after = now.filter((each) => each !== null).length;
    return after > before ? t('web-cr-got-marker', { building: typeName(parse(rest[0] ?? '').type) }) : null;
  }
  return null;
}

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
const source = (name: string): string => t(`craftsmen-source-${name}`);

// -- sensible answers --------------------------------------------------------------------------

interface Sequences {
  verb: string;
  all: string[][];
  /** Answers besides the sequences that are possible after a prefix. */
  extra: (prefix: string[]) => string[];
}

function sequences(asked: Question, view: View): Sequences | null {
  const cards: string[] | null = view['seats']?.[asked.seat]?.capital ?? null;
  if (!cards) return null;
  const none = (): string[] => [];
  if (asked.kind === 'pay') return { verb: 'pay', all: payments(cards, asked['due'], asked['colours']), extra: none };
  if (asked.kind === 'discard') return discarding(asked, view, cards);
  if (asked.kind === 'invest') {
    const extra = (prefix: string[]): string[] => (prefix.length === 0 ? ['keep'] : []);
    return { verb: 'invest', all: investments(cards), extra };
  }
  if (asked.kind === 'fee' || (asked.kind === 'trade' && asked['good'])) {
    return { verb: 'give', all: discards(cards, 1), extra: () => ['points'] };
  }
  return null;
}

/** At the bankers' the privilege saves the second card. */
function discarding(asked: Question, view: View, cards: string[]): Sequences {
  const all = discards(cards, asked['cards']);
  const atBank = view['stage'] === 'guild' && view['guild'] === 'bankers';
  const saves = atBank && asked['privilege'] && asked['cards'] === 2 && cards.length < 12;
  if (!saves) return { verb: 'discard', all, extra: () => [] };
  const saved = discards(cards, 1).map((each) => [...each, 'privilege']);
  // A token may be worth more than the card it saves; a gold space costs nothing.
  const free = view['seats']?.[asked.seat]?.privileges === 0;
  const [first, rest] = free ? [saved.slice(0, 2), all] : [all.slice(0, 2), [...saved.slice(0, 2), ...all.slice(2)]];
  return { verb: 'discard', all: [...first, ...rest, ...saved.slice(2)], extra: () => [] };
}

function bundles(legal: string[], asking: Question | null, view: View): Bundle[] {
  if (!asking || legal.length === 0) return [];
  const found = sequences(asking, view);
  if (!found) return [];
  const chosen: string[] = asking['chosen'] ?? [];
  const fitting = found.all.filter((each) => starts(each, chosen));
  const text = (card: string): string => (card === 'privilege' ? card : `${found.verb} ${card}`);
  return fitting
    .slice(0, SHOWN)
    .map((whole) => {
      const steps = asked(whole, found.all, chosen, found.extra).map(text);
      return { steps, label: bundleLabel(found.verb, whole) };
    })
    .filter((bundle) => bundle.steps.length > 0 && legal.includes(bundle.steps[0] ?? ''));
}

function bundleLabel(verb: string, whole: string[]): string {
  const cards = whole.filter((each) => each !== 'privilege');
  const names = cards.map(capitalName).join(' + ');
  if (verb === 'pay') return t('web-cr-pay-all', { cards: names, worth: worth(cards) });
  if (verb === 'invest') {
    const points = cards.reduce((sum, card) => sum + Number(card.split('_')[1]), 0);
    return t('web-cr-invest-all', { cards: names, points });
  }
  if (verb === 'discard' && whole.includes('privilege')) return t('web-cr-discard-saved', { cards: names });
  return t(`web-cr-${verb}-all`, { cards: names });
}

function preferred(legal: string[], asking: Question | null, view: View): string | null {
  if (asking?.kind === 'bid') return legal.find((text) => text.startsWith('bid ')) ?? null;
  return bundles(legal, asking, view)[0]?.steps[0] ?? null;
}

/** Building goes on until it is paid for; work points are used one after the other. */
function goesOn(begun: Question | null, next: Question | null): 'must' | 'may' | null {
  if (!begun || !next || begun.seat !== next.seat) return null;
  if (next.kind === 'build' && next['built'] > 0) return 'must';
  if (next.kind !== 'craft' || !['craft', 'put', 'ship', 'sale'].includes(begun.kind)) return null;
  if (begun.kind !== 'craft') return null;
  return next['work_points'] < begun['work_points'] && next['tokens'] === begun['tokens'] ? 'may' : null;
}

// -- help --------------------------------------------------------------------------------------

/** The clause about each kind of building, each guild, and each other thing. */
const CLAUSES: Record<string, string> = {
  sawmill: '18.4', basic: '18.5', extended: '18.6', advanced: '18.7',
  bankers: '6.1', builders: '7.1', notary: '8.1', crafts: '9.1', merchants: '10.1', town_hall: '11.1',
  ships: '18.13', bonus: '18.9', capital: '18.11', costs: '18.10', numbers: '18.17',
};

function card(info: CardInfo): CardHelp {
  const about = info['set'] === 'buildings' ? info['deck'] : info['set'] === 'queue' ? info.id.replace('queue_', '') : info['set'];
  const clause = CLAUSES[String(about)];
  return { ...described(info), clause: clause ? `CR-${clause}` : undefined };
}

function described(info: CardInfo): CardHelp {
  const sure: Record<string, number> = info['sure_of'] ?? {};
  const facts: CardHelp['facts'] = [];
  const tell = (part: string, value: string, chance = sure[part]): void => {
    facts.push({ label: t(`web-cr-fact-${part}`), value, ...(chance === undefined ? {} : { sure: chance }) });
  };
  const [head = '', ...tail] = info.id.split('_');
  const about = tail.join('_');
  switch (info['set']) {
    case 'buildings':
      tell('kind', t(`craftsmen-kind-${info['deck']}`));
      if (info['needs'].length > 0) tell('needs', info['needs'].map(goodName).join(', '));
      tell('makes', goodName(info['makes']));
      if (info['points'] > 0) tell('points', String(info['points']));
      tell('colours', info['colours'].map(colourName).join(' / '));
      if (info['house']) tell('house', t('web-cr-fact-house-yes'));
      if (sure['name'] !== undefined) tell('name', typeName(info['building']));
      return { name: cardName(info.id), text: t(`craftsmen-type-${info['building']}.text`), facts };
    case 'ships': {
      const rows = Object.entries(info['hold'] as Record<string, number>);
      tell('cargo', rows.map(([good]) => goodName(good)).join(', '));
      tell('cargo-points', rows.map(([good, points]) => `${goodName(good)} ${points}`).join(', '), sure['points']);
      tell('extra', info['extra'].join(', '), sure['extra_3']);
      return { name: t('web-cr-ship', { ship: about }), text: t('web-cr-ship-text'), facts };
    }
    case 'bonus':
      tell('points', String(info['points']));
      return { name: t('web-cr-bonus', { good: goodName(about) }), text: t('web-cr-bonus-text'), facts };
    case 'queue':
      tell('spaces', info['spaces'].map((each: string) => t(`web-cr-space-${each}`)).join(', '));
      return {
        name: guildName(about),
        text: `${t(`craftsmen-guild-${about}.text`)}\n${t('web-cr-privilege-is', { text: t(`craftsmen-guild-${about}.privilege`) })}`,
        facts,
      };
    case 'capital':
      tell('cards', String(info['cards']));
      return { name: capitalName(info.id), text: t('web-cr-capital-text'), facts };
    case 'costs':
      for (const deck of DECKS) facts.push({ label: t(`craftsmen-kind-${deck}`), value: String(info['costs'][deck]) });
      return { name: t(`craftsmen-value-${info.id}`), text: '', facts };
    default:
      tell('value', [info['value']].flat().join(', '));
      return { name: t(`craftsmen-value-${head}${about ? `_${about}` : ''}`), text: '', facts };
  }
}

// -- the end -------------------------------------------------------------------------------------

/** Equal points: more capital cards, then further back on the order track (CR-15.4 to CR-15.7). */
function standings(view: View, scores: number[], who: Who): Standing[] {
  const cards = (seat: number): number => view['seats'][seat]?.capital_cards ?? 0;
  const back = (seat: number): number => view['order'].indexOf(seat);
  const points = (seat: number): number => scores[seat] ?? 0;
  const sorted = scores
    .map((_, seat) => seat)
    .sort((one, other) => points(other) - points(one) || cards(other) - cards(one) || back(other) - back(one));
  return sorted.map((seat, at) => {
    const next = sorted[at + 1];
    if (next === undefined || points(next) !== points(seat)) return { seat, place: at + 1 };
    const why = cards(seat) > cards(next)
      ? t('web-cr-tie-cards', { name: who(next), more: cards(seat), less: cards(next) })
      : t('web-cr-tie-order', { name: who(next) });
    return { seat, place: at + 1, why };
  });
}

export const craftsmen: Face = {
  Board,
  action,
  answer,
  group,
  question,
  caption,
  change,
  preferred,
  source,
  bundles,
  goesOn,
  closing: ['stop'],
  card,
  standings,
  flights,
};
