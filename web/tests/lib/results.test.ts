import { expect, test } from 'vitest';
import { groupsOf, phasesOf, progressOf, puzzlesOf, sourcesOf } from '../../src/lib/results';
import type { OwnGame } from '../../src/lib/wire';

const game = (part: Partial<OwnGame>, accuracy = 80, lost = 6): OwnGame =>
  ({
    table: 'one',
    is_there: true,
    game: 'le_havre',
    players: 2,
    opponents: ['trader'],
    score: 100,
    place: 1,
    ended: 1,
    mistakes: [],
    summary: {
      accuracy,
      phases: [
        { free: 3, lost },
        { free: 0, lost: 0 },
      ],
      sources: { ships: lost, cash: -2 },
    },
    ...part,
  }) as unknown as OwnGame;

test('results are grouped by game, players and opponents, whatever their time to think', () => {
  const games = [
    game({}),
    game({ opponents: ['trader:5'], score: 50, place: 2 }),
    game({ opponents: [null] }),
  ];

  expect(groupsOf(games)).toMatchObject([
    { opponents: ['trader'], games: 2, wins: 1, score: 75, accuracy: 80 },
    { opponents: [''], games: 1 },
  ]);
});

test('points lost are told per decision by phase, and per game by source', () => {
  const games = [game({}, 80, 6), game({}, 90, 12)];

  expect(phasesOf(games)).toEqual([3, 0, 0]);
  expect(sourcesOf(games)).toEqual([{ source: 'ships', points: 9 }]);
});

test('progress goes from the first game to the last', () => {
  expect(progressOf([game({ ended: 9 }, 90), game({ ended: 2 }, 70)])).toEqual([70, 90]);
});

test('mistakes of tables that are still there can be tried, the worst first', () => {
  const mistake = (loss: number): OwnGame['mistakes'][number] =>
    ({ at: 1, seat: 0, loss }) as unknown as OwnGame['mistakes'][number];
  const games = [
    game({ mistakes: [mistake(5)] }),
    game({ table: 'two', mistakes: [mistake(9), mistake(2)] }),
    game({ table: 'gone', is_there: false, mistakes: [mistake(20)] }),
  ];

  expect(puzzlesOf(games, 2).map(({ table, loss }) => [table, loss])).toEqual([
    ['two', 9],
    ['one', 5],
  ]);
});
