// What the rules page shows of Le Havre.
import type { Card } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Book, Exhibit } from '../book';
import { face } from './face';
import { box } from './facts';
import Fuel from './figures/Fuel.svelte';
import Meal from './figures/Meal.svelte';
import Meter from './figures/Meter.svelte';
import Parts from './figures/Parts.svelte';
import Plots from './figures/Plots.svelte';
import Quay from './figures/Quay.svelte';
import Rounds from './figures/Rounds.svelte';
import Score from './figures/Score.svelte';
import Ships from './figures/Ships.svelte';
import { good } from './names';
import Enter from './pictures/Enter.svelte';
import Feed from './pictures/Feed.svelte';
import Fleet from './pictures/Fleet.svelte';
import Main from './pictures/Main.svelte';
import Supply from './pictures/Supply.svelte';
import Trade from './pictures/Trade.svelte';
import Wealth from './pictures/Wealth.svelte';
import Works from './pictures/Works.svelte';
import Shown from './Shown.svelte';

function gallery(cards: Card[]): Exhibit[] {
  return cards.flatMap((card) => {
    const help = face.card?.(card);
    if (!help) return [];
    const facts = help.facts.slice(1); // the first is the kind, which stands apart
    return {
      id: card.id,
      ids: [card.id],
      help: { ...help, facts },
      kind: t(`kind-${card.kind}`),
      set: t(card.set === 'standard' ? 'web-guide-standard' : `web-option-le_havre-cards-${card.set}`),
    };
  });
}

export const book: Book = {
  figures: {
    quay: Quay,
    calendar: Rounds,
    card: Parts,
    fuel: Fuel,
    meal: Meal,
    plots: Plots,
    ships: Ships,
    meter: Meter,
    score: Score,
  },
  pictures: [
    { piece: Supply, clauses: ['LH-3.2', 'LH-3.3', 'LH-3.4'] },
    { piece: Main, clauses: ['LH-3.7', 'LH-4.1'] },
    { piece: Works, clauses: ['LH-5.11', 'LH-1.3', 'LH-5.1'] },
    { piece: Trade, clauses: ['LH-3.8', 'LH-6.1', 'LH-6.2'] },
    { piece: Feed, clauses: ['LH-10.1', 'LH-10.5', 'LH-10.8'] },
    { piece: Wealth, clauses: ['LH-13.1', 'LH-13.6'] },
    { piece: Enter, clauses: ['LH-5.6'] },
    { piece: Fleet, clauses: ['LH-8.16', 'LH-8.17'] },
  ],
  signs: {
    six: 'k-book',
    goal: 'k-flag',
    table: 'lh-refined',
    setup: 'lh-plot',
    turn: 'lh-tug',
    offer: 'lh-offer',
    use: 'lh-enter',
    pay: 'lh-energy',
    build: 'lh-hammer',
    trade: 'lh-francs',
    ships: 'lh-ship',
    round: 'lh-dusk',
    loans: 'lh-loan',
    final: 'lh-final',
    score: 'lh-star',
    variants: 'lh-special',
    secret: 'lh-eye',
    questions: 'k-bulb',
    glossary: 'k-book',
    cards: 'lh-standard',
    clauses: 'lh-anchor',
  },
  Card: Shown,
  gallery,
  goods: () => box().goods.map(({ id }) => ({ id, name: good(id) })),
};
