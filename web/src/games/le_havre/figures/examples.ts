// What the figures show: rounds of the full game for three (LH-10.15).
import type { Round } from '../view';

export const ROUNDS: Round[] = [
  { food: 2, harvest: false, town: '', ship: ['wood', 2] },
  { food: 2, harvest: true, town: '', ship: ['wood', 2] },
  { food: 3, harvest: true, town: 'standard', ship: ['wood', 2] },
  { food: 3, harvest: true, town: 'special', ship: ['wood', 4] },
  { food: 4, harvest: true, town: '', ship: ['wood', 4] },
  { food: 5, harvest: false, town: '', ship: ['iron', 2] },
  { food: 6, harvest: true, town: 'standard', ship: ['wood', 6] },
  { food: 7, harvest: true, town: 'special', ship: ['iron', 4] },
];
