// A position as JSON, with the numbers in it that can be changed one by one. No browser, no runes.

/** A number somewhere in a position. */
export interface Leaf {
  path: (string | number)[];
  value: number;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a position says of the midst of an action; without it the turn begins again. */
const OPEN = ['decisions', 'seal', 'stage'];
const DEEPEST = 4;

/** The numbers of the seats and of what lies open, such as goods and money. */
export function leavesOf(position: unknown): Leaf[] {
  if (typeof position !== 'object' || position === null) return [];
  const { seats, offers } = position as Record<string, Json>;
  return [...walk(offers ?? null, ['offers']), ...walk(seats ?? null, ['seats'])];
}

function walk(value: Json, path: (string | number)[]): Leaf[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null || path.length >= DEEPEST) return [];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([name, each]) => walk(each, [...path, name]));
}

/** The text of a position with one number changed; the turn begins again there. */
export function changed(text: string, path: (string | number)[], value: number): string {
  const given = JSON.parse(text) as Record<string, Json>;
  const position = Object.fromEntries(Object.entries(given).filter(([name]) => !OPEN.includes(name)));
  let place = position as unknown as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) place = place[name] as Record<string | number, unknown>;
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
  return JSON.stringify(position, null, 1);
}
