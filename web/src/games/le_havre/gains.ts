// What a plan would change for a seat: how much more or less it would have of each thing.
import type { SeatView } from './view';

export type Holding = Pick<SeatView, 'goods' | 'francs' | 'energy' | 'food' | 'loans' | 'score'>;
const COUNTED = ['francs', 'energy', 'food', 'loans', 'score'] as const;

/** The differences, by the names of goods and of what else is counted; what stays is not named. */
export function gains(before: Holding, after: Holding): Record<string, number> {
  const names = new Set([...Object.keys(before.goods), ...Object.keys(after.goods)]);
  const goods = [...names].map((name): [string, number] => [
    name,
    (after.goods[name] ?? 0) - (before.goods[name] ?? 0),
  ]);
  const rest = COUNTED.map((name): [string, number] => [name, after[name] - before[name]]);
  return Object.fromEntries([...goods, ...rest].filter(([, more]) => more !== 0));
}

/** "+7" or "−4". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
