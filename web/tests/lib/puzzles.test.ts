import { describe, expect, it } from 'vitest';
import { firstOnes, idOf, mixed, nextAfter, pointsOf, puzzleOf, type Puzzle } from '../../src/lib/puzzles';

const puzzle = (game: string, name: string, mix: number, grade = 1): Puzzle => ({
  game,
  name,
  mix,
  grade,
  theme: 'quay',
  proven: false,
  players: 2,
});
const ALL = [
  puzzle('le_havre', 'quay-1', 30),
  puzzle('le_havre', 'quay-2', 10, 2),
  puzzle('craftsmen', 'auction-1', 20),
  puzzle('craftsmen', 'auction-2', 10, 4),
];

describe('the puzzle of a day', () => {
  it('is the next in the order of the mix, day by day', () => {
    const names = [0, 1, 2, 3, 4].map((day) => puzzleOf(new Date(1970, 0, 1 + day), ALL)?.name);

    expect(names).toEqual(['auction-2', 'quay-2', 'auction-1', 'quay-1', 'auction-2']);
  });

  it('is that of the calendar, from midnight to midnight, also when clocks are turned', () => {
    for (const [month, day] of [
      [2, 29],
      [9, 25],
    ] as const) {
      const early = puzzleOf(new Date(2026, month, day, 0, 0, 1), ALL);
      expect(puzzleOf(new Date(2026, month, day, 23, 59, 59), ALL)).toBe(early);
      expect(puzzleOf(new Date(2026, month, day + 1, 0, 0, 1), ALL)).not.toBe(early);
    }
  });

  it('does not depend on the order of the list, and nobody has one without puzzles', () => {
    const day = new Date(2026, 10, 17);

    expect(puzzleOf(day, [...ALL].reverse())).toEqual(puzzleOf(day, ALL));
    expect(puzzleOf(day, [])).toBeUndefined();
    expect(mixed(ALL).map(idOf)).toEqual([
      'craftsmen:auction-2',
      'le_havre:quay-2',
      'craftsmen:auction-1',
      'le_havre:quay-1',
    ]);
  });
});

describe('what comes next', () => {
  it('is the next open one of the same game, then one of another', () => {
    expect(nextAfter('le_havre:quay-1', ALL, new Set(['le_havre:quay-1']))?.name).toBe('quay-2');
    const solved = new Set(['le_havre:quay-1', 'le_havre:quay-2']);
    expect(nextAfter('le_havre:quay-1', ALL, solved)?.name).toBe('auction-2');
  });

  it('is any other when all are solved', () => {
    expect(nextAfter('le_havre:quay-1', ALL, new Set(ALL.map(idOf)))?.name).toBe('auction-2');
  });

  it('begins with easy ones of all games in turn', () => {
    expect(firstOnes(ALL, new Set(), 3).map((each) => each.name)).toEqual([
      'auction-1',
      'quay-1',
      'auction-2',
    ]);
    expect(firstOnes(ALL, new Set(ALL.map(idOf)), 3)).toEqual([]);
  });
});

describe('points that a move loses', () => {
  it('are whole, and at least one', () => {
    expect([0.2, 1.4, 6.6].map(pointsOf)).toEqual([1, 1, 7]);
  });
});
