// Numbers as the reader's language writes them.
import { words } from './words.svelte';

/** A number with one decimal: "1.3", in most languages "1,3". */
export function decimal(number: number): string {
  return number.toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
