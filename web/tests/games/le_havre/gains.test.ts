import { expect, test } from 'vitest';
import { changes } from '../../../src/games/le_havre/chips';
import { gains, signed } from '../../../src/games/le_havre/gains';
import type { SeatView } from '../../../src/games/le_havre/view';

const seat = (goods: Record<string, number>, more: Partial<SeatView> = {}): SeatView =>
  ({ goods, francs: 3, energy: 9, food: 4, loans: 0, score: 20, hunger: 0, ...more }) as SeatView;

test('what a plan changes is named, and nothing else', () => {
  const before = seat({ grain: 8, wood: 4, clay: 2 });
  const after = seat({ grain: 0, wood: 0, clay: 2, bread: 8 }, { francs: 7, food: 20 });

  expect(gains(before, after)).toEqual({ grain: -8, wood: -4, bread: 8, francs: 4, food: 16 });
});

test('chips tell food and money first, before and after', () => {
  const before = seat({ grain: 8 }, { hunger: 10 });
  const after = seat({ grain: 0, bread: 8 }, { francs: 7, food: 8, hunger: 10 });

  expect(changes(before, after)).toEqual([
    { piece: 'lh-food', name: 'word-food', text: '4 → 8', alarm: true },
    { piece: 'lh-francs', name: 'offer-francs', text: '3 → 7', alarm: false },
    { piece: 'lh-grain', name: 'good-grain', text: '8 → 0', alarm: false },
    { piece: 'lh-bread', name: 'good-bread', text: '0 → 8', alarm: false },
  ]);
});

test('differences have their sign', () => {
  expect([signed(7), signed(-4)]).toEqual(['+7', '−4']);
});
