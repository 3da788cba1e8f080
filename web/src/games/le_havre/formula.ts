// What may be left out of a formula where there is no room for it, and in which order.
import type { Part } from './facts';

/** `joint` is a sign between things that are handed over together: pieces beside each other say as much.
 * `also` is what a building does besides, from the first "+" on, or what it does instead. The rest stays. */
export type Rank = 'joint' | 'also' | 'main';

export function ranks(parts: Part[]): Rank[] {
  const is = (sign: string) => (part: Part) => 'sign' in part && part.sign === sign;
  const arrow = parts.findIndex(is('→'));
  const first = (sign: string): number =>
    parts.findIndex((part, at) => at > Math.max(0, arrow) && is(sign)(part));
  const besides = first('+') < 0 ? first('/') : first('+');
  return parts.map((part, at) => {
    if (besides >= 0 && at >= besides) return 'also';
    return at < arrow && is('+')(part) ? 'joint' : 'main';
  });
}

/** Whether a number is that of the piece before: "2 fish 2 grain" may be told as "2 fish grain". */
export function repeats(parts: Part[]): boolean[] {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    if (!before || !('piece' in part) || !('piece' in before)) return false;
    return part.n !== null && part.n === before.n;
  });
}
