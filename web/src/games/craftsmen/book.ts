// What the rules page shows of Craftsmen.
import type { Card } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Book, Exhibit } from '../book';
import { box } from './facts';
import Auction from './figures/Auction.svelte';
import Colours from './figures/Colours.svelte';
import Goods from './figures/Goods.svelte';
import Helpers from './figures/Helpers.svelte';
import Hold from './figures/Hold.svelte';
import Money from './figures/Money.svelte';
import Parts from './figures/Parts.svelte';
import Score from './figures/Score.svelte';
import Store from './figures/Store.svelte';
import Street from './figures/Street.svelte';
import Tokens from './figures/Tokens.svelte';
import Town from './figures/Town.svelte';
import Year from './figures/Year.svelte';
import { card as help } from './help';
import { goodName, typeName } from './names';
import Climb from './pictures/Climb.svelte';
import Count from './pictures/Count.svelte';
import Five from './pictures/Five.svelte';
import Guilds from './pictures/Guilds.svelte';
import Stores from './pictures/Stores.svelte';
import Winter from './pictures/Winter.svelte';
import Won from './pictures/Won.svelte';
import './seasons.css';
import Shown from './Shown.svelte';

const SETS = ['buildings', 'capital', 'ships', 'bonus', 'queue'];

/** Cards of one building, or of one colour of capital, hang together. */
function gallery(cards: Card[]): Exhibit[] {
  const found = new Map<string, Exhibit>();
  for (const card of cards) {
    if (!SETS.includes(card.set)) continue;
    const id = card.set === 'buildings' ? card.building : card.set === 'capital' ? 'capital' : card.id;
    const same = found.get(id);
    if (same) same.ids.push(card.id);
    else found.set(id, exhibit(id, card));
  }
  return [...found.values()];
}

function exhibit(id: string, card: Card): Exhibit {
  const told = help(card);
  const set = t(`web-cr-set-${card.set}`);
  const isBuilding = card.set === 'buildings';
  // Colours are seen, and how many there are of a card is another number for each.
  const facts = told.facts.filter(
    ({ label }) =>
      ![
        t('web-cr-fact-colours'),
        t('web-cr-fact-kind'),
        t('web-cr-fact-cards'),
        t('web-cr-fact-name'),
      ].includes(label),
  );
  if (isBuilding) {
    const deck = box().decks.find((each) => each.id === card.deck);
    if (deck && deck.price > 0) {
      facts.push({ label: t('web-card-cost'), value: String(deck.build) });
      facts.push({ label: t('web-card-price'), value: String(deck.price) });
    }
  }
  const name = isBuilding ? typeName(card.building) : card.set === 'capital' ? set : told.name;
  const kind = isBuilding ? t(`craftsmen-kind-${card.deck}`) : set;
  return { id, ids: [card.id], help: { ...told, name, facts }, kind, set };
}

export const book: Book = {
  figures: {
    town: Town,
    calendar: Year,
    goods: Goods,
    house: Parts,
    helpers: Helpers,
    capital: Money,
    row: Street,
    auction: Auction,
    granary: Store,
    ship: Hold,
    tokens: Tokens,
    colours: Colours,
    score: Score,
  },
  pictures: [
    { piece: Five, clauses: ['CR-4.1', 'CR-3.2'] },
    { piece: Guilds, clauses: ['CR-3.6', 'CR-1.6'] },
    { piece: Climb, clauses: ['CR-9.2', 'CR-1.27'] },
    { piece: Stores, clauses: ['CR-9.32', 'CR-9.19', 'CR-9.37', 'CR-9.25'] },
    { piece: Winter, clauses: ['CR-3.3', 'CR-13.11', 'CR-13.13'] },
    { piece: Count, clauses: ['CR-14.1'] },
    { piece: Won, clauses: ['CR-15.4'] },
  ],
  signs: {
    six: 'k-book',
    goal: 'k-flag',
    table: 'cr-stall',
    setup: 'cr-house',
    calendar: 'cr-summer',
    helpers: 'cr-helper',
    pay: 'cr-cards',
    bankers: 'cr-sign-bankers',
    builders: 'cr-sign-builders',
    notary: 'cr-sign-notary',
    crafts: 'cr-sign-crafts',
    granary: 'cr-good-flour',
    merchants: 'cr-sign-merchants',
    town_hall: 'cr-sign-town_hall',
    tokens: 'cr-privilege',
    season: 'cr-winter',
    year: 'cr-boat',
    end: 'k-flag',
    two: 'k-person',
    secret: 'cr-cards',
    unsure: 'k-puzzle',
    questions: 'k-bulb',
    glossary: 'k-book',
    cards: 'cr-house',
    clauses: 'cr-sign-notary',
  },
  Card: Shown,
  gallery,
  goods: () => box().goods.map(({ id }) => ({ id, name: goodName(id) })),
};
