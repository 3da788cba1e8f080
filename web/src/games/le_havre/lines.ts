// Lines of the rules, taken apart.
import type { Counter } from '../face';
import { good } from './names';

/** Verbs that count goods: "load 2 fish". */
const COUNTING = new Set(['pay', 'with', 'load', 'give', 'receive']);

/** "sell wood_ship 2" is verb "sell", noun "wood_ship", rest "2". */
export function split(text: string): { verb: string; noun: string; rest: string } {
  const [verb = '', noun = '', rest = ''] = text.split(' ');
  return { verb, noun, rest };
}

/** What a step such as "load 2 fish" counts. */
export function counter(text: string): Counter | null {
  const { verb, noun, rest } = split(text);
  if (!COUNTING.has(verb) || !rest) return null;
  return { icon: `lh-${rest}`, name: good(rest), n: Number(noun) };
}
