// Changes of a view: laid over it, and summed up.
import type { Change, Json, View } from './wire';

type Part = Record<string | number, unknown>;

/** A view with changes laid over it; the view itself stays as it is, and what does not change is shared. */
export function applied(view: View, changes: Change[]): View {
  return changes.reduce<View>((now, { path, to }) => laid(now, path, to) as View, view);
}

/** A copy of a value with something else, or nothing any more, in a place inside it. */
function laid(value: unknown, [first, ...rest]: (string | number)[], to: Json): unknown {
  if (value === undefined || value === null || first === undefined) return value;
  const inner = (value as Part)[first];
  if (rest.length > 0 && (inner === undefined || inner === null)) return value;
  const copy: Part = Array.isArray(value) ? ([...value] as unknown as Part) : { ...(value as Part) };
  if (rest.length > 0) copy[first] = laid(inner, rest, to);
  else if (to === null && !Array.isArray(value)) Reflect.deleteProperty(copy, first);
  else copy[first] = to;
  return copy;
}

/** A view as it was before changes that were laid over it. */
export function undone(view: View, changes: Change[]): View {
  return applied(view, changes.map(({ path, from, to }) => ({ path, from: to, to: from })).reverse());
}

/** Changes one after the other as one: what comes back to where it was is none. */
export function sum(changes: Change[]): Change[] {
  let found: Change[] = [];
  for (const each of changes) {
    const around = found.find((old) => isWithin(each, old));
    if (around) {
      around.to = put(around.to, each.path.slice(around.path.length), each.to);
      continue;
    }
    const inner = found.filter((old) => isWithin(old, each));
    found = found.filter((old) => !inner.includes(old));
    const from = inner.reduce(
      (value, old) => put(value, old.path.slice(each.path.length), old.from),
      each.from,
    );
    found.push({ path: each.path, from, to: each.to });
  }
  return found.filter((each) => JSON.stringify(each.from) !== JSON.stringify(each.to));
}

/** Whether a change is of the same part as another, or of a part of that part. */
function isWithin(each: Change, other: Change): boolean {
  return other.path.every((part, at) => each.path[at] === part);
}

/** A copy of a value with another one in a place inside it. */
function put(value: Json, path: (string | number)[], inner: Json): Json {
  const [first, ...rest] = path;
  if (first === undefined) return inner;
  if (Array.isArray(value)) return value.map((old, at) => (at === first ? put(old, rest, inner) : old));
  if (value === null || typeof value !== 'object') return value;
  return { ...value, [first]: put(value[first] ?? null, rest, inner) };
}
