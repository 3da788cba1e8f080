// Changes of a view: laid over it, and summed up.
import type { Change, Json, View } from './wire';

type Part = Record<string | number, unknown>;

/** A view with changes laid over it; the view itself stays as it is. */
export function applied(view: View, changes: Change[]): View {
  const copy = structuredClone(view);
  for (const { path, to } of changes) {
    const last = path[path.length - 1];
    const part = path
      .slice(0, -1)
      .reduce<unknown>((at, step) => (at as Part | null | undefined)?.[step], copy);
    if (part === undefined || part === null || last === undefined) continue;
    if (to === null && !Array.isArray(part)) Reflect.deleteProperty(part, last);
    else (part as Part)[last] = to;
  }
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
