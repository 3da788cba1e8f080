// Sets of things: what pickers of all games share.
import type { Picked } from '../games/face';
import { t } from './words.svelte';

/** How many were picked in all. */
export function total(picked: Picked): number {
  return Object.values(picked).reduce((sum, n) => sum + n, 0);
}

/** What was picked, without what was not. */
export function taken(picked: Picked): [string, number][] {
  return Object.entries(picked).filter(([, n]) => n > 0);
}

/** Why a number is not right: so many more, or fewer. */
export function offBy(n: number, least: number, most: number): string | null {
  if (n < least) return t('web-pick-more', { n: least - n });
  return n > most ? t('web-pick-fewer', { n: n - most }) : null;
}

/** Things one by one as a set: two of "red_1" and one of "blue_3". */
export function counted(things: string[]): Picked {
  const found: Picked = {};
  for (const each of things) found[each] = (found[each] ?? 0) + 1;
  return found;
}

/** A set as things one by one, in the order of the given names. */
export function listed(picked: Picked, order: string[] = Object.keys(picked)): string[] {
  return order.flatMap((each) => Array.from({ length: picked[each] ?? 0 }, () => each));
}
