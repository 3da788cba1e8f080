// A position as JSON, with the blanks in it that can be set one by one. No browser, no runes.
import type { Blank, Json, Message } from './wire';

/** Blanks under one heading. */
export interface Group {
  heading: Message;
  blanks: Blank[];
}

type Place = Record<string | number, Json | undefined>;

/** The blanks of a position under their headings, in their order. */
export function groupsOf(blanks: Blank[]): Group[] {
  const groups: Group[] = [];
  for (const blank of blanks) {
    const last = groups.at(-1);
    if (last && isSame(last.heading, blank.heading)) last.blanks.push(blank);
    else groups.push({ heading: blank.heading, blanks: [blank] });
  }
  return groups;
}

/** What stands in a blank; a number that is not written is 0, a list empty, anything else null. */
export function valueOf(position: Json, blank: Blank): Json {
  const found = blank.path.reduce<Json | undefined>(
    (place, name) => (place === undefined || place === null ? undefined : (place as Place)[name]),
    position,
  );
  if (found !== undefined) return found;
  if (blank.is_list) return [];
  return blank.choices === '' ? 0 : null;
}

/** The position with something else in a blank; what stands there now stands in no other of its kind. */
export function changed(position: Json, blanks: Blank[], blank: Blank, value: Json): Json {
  const made = structuredClone(position);
  if (blank.is_apart) {
    const taken = Array.isArray(value) ? value : [value];
    for (const other of blanks.filter(({ is_apart }) => is_apart)) {
      const before = valueOf(made, other);
      if (Array.isArray(before))
        put(
          made,
          other,
          before.filter((each) => !has(taken, each)),
        );
      else if (has(taken, before)) put(made, other, null);
    }
  }
  put(made, blank, value);
  return made;
}

/** A list with one entry a place nearer to its beginning. */
export function forward(list: Json[], at: number): Json[] {
  const made = [...list];
  const [moved] = made.splice(at, 1);
  if (moved !== undefined) made.splice(Math.max(at - 1, 0), 0, moved);
  return made;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function has(list: Json[], value: Json): boolean {
  return value !== null && list.some((each) => isSame(each, value));
}

function put(position: Json, blank: Blank, value: Json): void {
  let place = position as Place;
  for (const name of blank.path.slice(0, -1)) place = place[name] as Place;
  const last = blank.path.at(-1);
  if (last !== undefined) place[last] = value;
}
