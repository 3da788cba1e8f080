// As much of what is printed on the components as tests need.
import { facts } from '../src/lib/facts.svelte';

const LH_GOODS: [string, number][] = [
  ['fish', 1],
  ['wood', 1],
  ['iron', 2],
  ['steel', 8],
];
const worth = (good: string, worth: number) => ({ good, worth });

export function openLeHavre(): void {
  facts.add('le_havre', 'base', 'en', {
    cards: [],
    goods: LH_GOODS.map(([id, freight]) => ({ id, freight })),
    tokens: {
      food: [
        worth('meat', 3),
        worth('smoked_fish', 2),
        worth('bread', 2),
        worth('fish', 1),
        worth('francs', 1),
      ],
      energy: [
        worth('coke', 10),
        worth('charcoal', 3),
        worth('coal', 3),
        worth('grain', 2),
        worth('wood', 1),
      ],
      fuel: [worth('coke', 10), worth('peat', 2)],
    },
    ships: [{ id: 'wood', capacity: 2 }],
    tiles: [{ goods: ['fish', 'wood'], interest: true }],
    turns: 7,
  });
}

/** A good of Craftsmen, with its building and what that needs. */
const good = (id: string, tier: string, building: string, needs: string[]) => ({
  id,
  tier,
  building,
  needs,
  stored: tier === 'half',
  points: tier === 'final' ? 3 : 0,
});

export function openCraftsmen(): void {
  const colours = ['violet', 'green', 'blue', 'red'];
  facts.add('craftsmen', 'base', 'en', {
    cards: [
      {
        id: 'mill_red_blue',
        name: 'Mill',
        text: '',
        building: 'mill',
        deck: 'extended',
        makes: 'flour',
        needs: ['wheat'],
        points: 1,
      },
      {
        id: 'wheat_farm_red_blue',
        name: 'Wheat Farm',
        text: '',
        building: 'wheat_farm',
        deck: 'basic',
        makes: 'wheat',
        needs: [],
        points: 0,
      },
    ],
    goods: [
      good('wheat', 'raw', 'wheat_farm', []),
      good('wood', 'raw', 'sawmill', []),
      good('flour', 'half', 'mill', ['wheat']),
      { ...good('bread', 'final', 'bakery', ['flour']), bonus: 4, line: ['wheat_farm', 'mill', 'bakery'] },
      { ...good('beer', 'final', 'brewery', ['wheat']), bonus: 3, line: ['wheat_farm', 'brewery'] },
    ],
    colours,
    capital: colours.flatMap((colour) =>
      [1, 2, 3].map((value) => ({ id: `${colour}_${value}`, colour, value })),
    ),
    set: 5,
    decks: [],
    ships: [
      { id: '1', hold: [{ good: 'bread', points: 5 }], extra: [] },
      { id: '2', hold: [{ good: 'bread', points: 4 }], extra: [] },
    ],
    guilds: [],
    seasons: [],
    years: [],
    numbers: { hand_limit: 10 },
  });
}
