// Which part of the table an action belongs to, where not all parts are seen at once.
import { split } from './lines';
import { ownerOf } from './position';
import type { LeHavreView } from './view';

/** The own harbour, the town, the ships, or the harbour of another seat. */
export type Tab = 'me' | 'town' | 'ships' | number;

/** Verbs for own things. */
const OWN = new Set(['sell', 'swap', 'play', 'redeem', 'repay']);

/** The part where an action can be chosen; null for what is always in sight, or nowhere. */
export function tabOf(text: string, view: LeHavreView, me: number): Tab | null {
  const { verb, noun } = split(text);
  if (OWN.has(verb) && (noun || verb === 'repay')) return 'me';
  if (verb === 'build' || verb === 'buy') return noun.endsWith('_ship') ? 'ships' : 'town';
  if (verb !== 'use') return null;
  const owner = ownerOf(view, noun);
  if (owner === null) return 'town';
  return owner === me ? 'me' : owner;
}

/** Whether an action lights its part up; sales are there for whoever looks for them. */
export function shines(text: string): boolean {
  return !OWN.has(split(text).verb);
}

/** The part in which a place lies that a lesson is about; null for what is always in sight. */
export function tabOfSpot(spot: string, legal: string[], view: LeHavreView, me: number): Tab | null {
  if (spot === 'yard' || spot === 'meter') return 'me';
  if (spot === 'plots' || spot === 'town') return 'town';
  if (spot === 'moorings') return 'ships';
  if (spot !== 'others') return null;
  const owners = legal.map((text) => tabOf(text, view, me)).filter((tab) => typeof tab === 'number');
  return owners[0] ?? (me === 0 ? 1 : 0);
}

/** The part that a question within a plan is about: what is to be built, or one's own goods while amounts are
 * chosen; null when it is about no part. */
export function tabFor(legal: string[], isPlanning: boolean, isPicking: boolean): Tab | null {
  if (isPicking) return 'me';
  const built = legal.filter((text) => split(text).verb === 'build');
  if (!isPlanning || built.length === 0) return null;
  return built.every((text) => split(text).noun.endsWith('_ship')) ? 'ships' : 'town';
}
