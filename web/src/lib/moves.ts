// Moves: lines of the log that belong together, with what came of them as a whole. Whoever sends a
// move step by step leaves several lines.
import type { Face } from '../games/face';
import { sum } from './changes';
import { joined } from './messages';
import type { Change, LogLine, Outcome, Step } from './wire';

export interface Move {
  /** The first action of the move; it names the move for good. */
  at: number;
  seat: number;
  lines: LogLine[];
  changed: Change[];
  outcomes: Outcome[];
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
  const isOne = lines.length === 1;
  return {
    at: first.at,
    seat: first.seat,
    lines,
    changed: isOne ? first.changed : sum(lines.flatMap((line) => line.changed)),
    outcomes: isOne ? first.outcomes : joined(lines.flatMap((line) => line.outcomes)),
    end: endOf(last),
    scores: last.scores,
  };
}

/** The steps of a move that say something. */
function speaking(steps: Step[], face: Pick<Face, 'silent'>): Step[] {
  const found = steps.filter((step) => step.text === null || !face.silent?.(step.text));
  return found.length > 0 ? found : steps;
}

/** The steps of a move that say what it was about; how it was paid, and its end, do not. */
export function telling(lines: LogLine[], face: Pick<Face, 'isDetail' | 'closing' | 'silent'>): Step[] {
  const steps = speaking(
    lines.flatMap((line) => line.steps),
    face,
  );
  return steps.filter(
    (step, at) => at === 0 || !(face.closing?.includes(step.text ?? '') || face.isDetail?.(step)),
  );
}
