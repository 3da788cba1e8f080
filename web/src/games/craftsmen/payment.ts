// Sensible answers: whole payments, and what belongs to a move that was begun.
import { t } from '../../lib/words.svelte';
import type { Bundle } from '../face';
import { discards, investments, payments, starts, unforced, worth } from './capital';
import { box, number } from './facts';
import { capitalName } from './names';
import type { CraftsmenView, DiscardQuestion, Question } from './view';

const SHOWN = 4; // whole answers that are offered

interface Sequences {
  verb: string;
  all: string[][];
  /** Answers besides the sequences that are possible after a prefix. */
  extra: (prefix: string[]) => string[];
}

function sequences(asked: Question, view: CraftsmenView): Sequences | null {
  const cards: string[] | null = view.seats[asked.seat]?.capital ?? null;
  if (!cards) return null;
  const none = (): string[] => [];
  if (asked.kind === 'pay')
    return { verb: 'pay', all: payments(cards, asked.due, asked.colours), extra: none };
  if (asked.kind === 'discard') return discarding(asked, view, cards);
  if (asked.kind === 'invest') {
    const extra = (prefix: string[]): string[] => (prefix.length === 0 ? ['keep'] : []);
    return { verb: 'invest', all: investments(cards), extra };
  }
  if (asked.kind === 'fee' || (asked.kind === 'trade' && asked.good)) {
    return { verb: 'give', all: discards(cards, 1), extra: () => ['points'] };
  }
  return null;
}

/** At the bankers' the privilege saves the second card. */
function discarding(asked: DiscardQuestion, view: CraftsmenView, cards: string[]): Sequences {
  const all = discards(cards, asked.cards);
  const atBank = view.stage === 'guild' && view.guild === 'bankers';
  const saves = atBank && asked.privilege && asked.cards === 2 && cards.length < number('hand_limit') + 2;
  if (!saves) return { verb: 'discard', all, extra: () => [] };
  const saved = discards(cards, 1).map((each) => [...each, 'privilege']);
  // A token may be worth more than the card it saves; a gold space costs nothing.
  const free = view.seats[asked.seat]?.privileges === 0;
  const [first, rest] = free
    ? [saved.slice(0, 2), all]
    : [all.slice(0, 2), [...saved.slice(0, 2), ...all.slice(2)]];
  return { verb: 'discard', all: [...first, ...rest, ...saved.slice(2)], extra: () => [] };
}

export function bundles(legal: string[], asking: Question | null, view: CraftsmenView): Bundle[] {
  if (!asking || legal.length === 0) return [];
  const found = sequences(asking, view);
  if (!found) return [];
  const chosen = 'chosen' in asking ? (asking.chosen ?? []) : [];
  const fitting = found.all.filter((each) => starts(each, chosen));
  const text = (card: string): string => (card === 'privilege' ? card : `${found.verb} ${card}`);
  return fitting
    .slice(0, SHOWN)
    .map((whole) => {
      const steps = unforced(whole, found.all, chosen, found.extra).map(text);
      return { steps, label: bundleLabel(found.verb, whole) };
    })
    .filter((bundle) => bundle.steps.length > 0 && legal.includes(bundle.steps[0] ?? ''));
}

export function bundleLabel(verb: string, whole: string[]): string {
  const cards = whole.filter((each) => each !== 'privilege');
  const names = cards.map(capitalName).join(' + ');
  if (verb === 'pay') return t('web-cr-pay-all', { cards: names, worth: worth(cards) });
  if (verb === 'invest') {
    const value = (card: string): number => box().capital.find((each) => each.id === card)?.value ?? 0;
    const points = cards.reduce((sum, card) => sum + value(card), 0);
    return t('web-cr-invest-all', { cards: names, points });
  }
  if (verb === 'discard' && whole.includes('privilege')) return t('web-cr-discard-saved', { cards: names });
  return t(`web-cr-${verb}-all`, { cards: names });
}

export function preferred(legal: string[], asking: Question | null, view: CraftsmenView): string | null {
  if (asking?.kind === 'bid') return legal.find((text) => text.startsWith('bid ')) ?? null;
  return bundles(legal, asking, view)[0]?.steps[0] ?? null;
}

/** Building goes on until it is paid for; work points are used one after the other. */
export function goesOn(begun: Question | null, next: Question | null): 'must' | 'may' | null {
  if (!begun || !next || begun.seat !== next.seat) return null;
  if (next.kind === 'build' && next.built > 0) return 'must';
  if (next.kind !== 'craft' || !['craft', 'put', 'ship', 'sale'].includes(begun.kind)) return null;
  if (begun.kind !== 'craft') return null;
  return next.work_points < begun.work_points && next.tokens === begun.tokens ? 'may' : null;
}
