// What a lamp on the board says where only one thing can be done that nobody would guess.
import { split } from './lines';

/** The word for a place whose actions that are possible now all have this verb; entering, taking and
 * what has several verbs only shines. */
const WORDS: Record<string, string> = { buy: 'lh-buy.group', build: 'lh-build.group' };

/** The key of the word on the lamp; null for a lamp without one. */
export function verbOf(legal: string[]): string | null {
  const verbs = new Set(legal.map((text) => split(text).verb));
  const [only] = verbs;
  return verbs.size === 1 && only ? (WORDS[only] ?? null) : null;
}
