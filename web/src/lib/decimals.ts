// Points with one decimal, as the language of the page writes them.
import { words } from './words.svelte';

export function decimal(points: number): string {
  return points.toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Points that were lost; small ones with a decimal. */
export function lost(points: number): string {
  if (points < 0.05) return '0';
  return `−${points < 3 ? decimal(points) : Math.round(points)}`;
}
