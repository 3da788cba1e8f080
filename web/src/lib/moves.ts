// Moves: lines of the log that belong together, with what they changed as a whole.
import type { Face } from '../games/face';
import type { Change, Json, LogLine } from './types';

export interface Move {
  /** The first action of the move; it names the move for good. */
  at: number;
  seat: number;
  lines: LogLine[];
  changed: Change[];
  /** Actions that were played when the move was over. */
  end: number;
  scores: number[];
}

/** The lines of a log put together to moves, the first one first. */
export function moves(log: LogLine[], face: Face): Move[] {
  const found: LogLine[][] = [];
  for (const line of log) {
    const last = found[found.length - 1];
    if (last && belongs(line, last, face)) last.push(line);
    else found.push([line]);
  }
  // A log that was cut in the middle of a move begins with the next one.
  const first = log[0];
  if (found.length > 1 && first && first.at > 0 && face.continues(first, [])) found.shift();
  return found.map(whole);
}

function belongs(line: LogLine, move: LogLine[], face: Face): boolean {
  const before = move[move.length - 1];
  if (!before || line.seat !== before.seat || line.at !== before.at + 1) return false;
  if (line.out_of_turn || before.out_of_turn) return false;
  return face.continues(line, move);
}

function whole(lines: LogLine[]): Move {
  const first = lines[0] as LogLine;
  const last = lines[lines.length - 1] as LogLine;
  const changed = lines.length === 1 ? first.changed : sum(lines.flatMap((line) => line.changed));
  return { at: first.at, seat: first.seat, lines, changed, end: last.at + 1, scores: last.scores };
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
