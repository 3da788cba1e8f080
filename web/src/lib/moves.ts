// Moves: lines of the log that belong together, with what they changed as a whole. Whoever sends a
// move step by step leaves several lines.
import type { Face } from '../games/face';
import { sum } from './changes';
import type { Change, LogLine } from './wire';

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
export function moves(log: LogLine[], face: Pick<Face, 'continues'>): Move[] {
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

/** Actions that were played when a line was over. */
export function endOf(line: LogLine): number {
  return line.at + line.steps.length;
}

function belongs(line: LogLine, move: LogLine[], face: Pick<Face, 'continues'>): boolean {
  const before = move[move.length - 1];
  if (!before || line.seat !== before.seat || line.at !== endOf(before)) return false;
  if (line.out_of_turn || before.out_of_turn) return false;
  return face.continues(line, move);
}

function whole(lines: LogLine[]): Move {
  const first = lines[0] as LogLine;
  const last = lines[lines.length - 1] as LogLine;
  const changed = lines.length === 1 ? first.changed : sum(lines.flatMap((line) => line.changed));
  return { at: first.at, seat: first.seat, lines, changed, end: endOf(last), scores: last.scores };
}
