// Moves: lines of the log that belong together, with what came of them as a whole, and what followed of
// itself. Whoever sends a move step by step leaves several lines.
import type { Face } from '../games/face';
import { sum } from './changes';
import { joined } from './messages';
import type { Change, LogLine, Outcome, Part, Step } from './wire';

export interface Move {
  /** The first action of the move; it names the move for good. */
  at: number;
  seat: number;
  lines: LogLine[];
  /** What was done has changed this. */
  changed: Change[];
  outcomes: Outcome[];
  /** What followed without a decision, each under its own cause. */
  after: Part[];
  /** Actions that were played when the move was over. */
  end: number;
  /** When all of it was over. */
  scores: number[];
}

/** The lines of a log put together to moves, the first one first. */
export function moves(log: LogLine[], face: Pick<Face, 'closing'>): Move[] {
  const found: LogLine[][] = [];
  for (const line of log) {
    const last = found[found.length - 1];
    if (last && belongs(line, last, face)) last.push(line);
    else found.push([line]);
  }
  // A log that was cut in the middle of a move begins with the next one.
  const first = log[0];
  if (found.length > 1 && first && first.at > 0 && goesOn(first)) found.shift();
  return found.map(whole);
}

/** Actions that were played when a line was over. */
export function endOf(line: LogLine): number {
  return line.at + line.steps.length;
}

/** What was done by a line itself. */
export function ownPart(line: LogLine): Pick<Part, 'changed' | 'outcomes'> {
  return together(line.parts.filter((part) => part.cause === ''));
}

/** The scores when all was over that came of a line. */
export function scoresAfter(line: LogLine): number[] {
  return line.parts.at(-1)?.scores ?? [];
}

function belongs(line: LogLine, move: LogLine[], face: Pick<Face, 'closing'>): boolean {
  const before = move[move.length - 1];
  if (!before || line.seat !== before.seat || line.at !== endOf(before)) return false;
  return !before.out_of_turn && (goesOn(line) || closes(line, face));
}

/** Whether a line goes on with what was begun before it. */
function goesOn(line: LogLine): boolean {
  return !line.out_of_turn && line.steps[0]?.begins === false;
}

/** Whether a line only ends what was begun, and does nothing itself. */
export function closes(line: LogLine, face: Pick<Face, 'closing'>): boolean {
  const isEnd = ({ text }: Step): boolean => face.closing?.includes(text ?? '') ?? false;
  return line.steps.every(isEnd) && ownPart(line).outcomes.length === 0;
}

function whole(lines: LogLine[]): Move {
  const first = lines[0] as LogLine;
  const last = lines[lines.length - 1] as LogLine;
  const parts = lines.flatMap((line) => line.parts);
  return {
    at: first.at,
    seat: first.seat,
    lines,
    ...together(parts.filter((part) => part.cause === '')),
    after: parts.filter((part) => part.cause !== ''),
    end: endOf(last),
    scores: scoresAfter(last),
  };
}

/** Several parts as one. */
function together(parts: Part[]): Pick<Part, 'changed' | 'outcomes'> {
  const [only, ...others] = parts;
  if (only && others.length === 0) return { changed: only.changed, outcomes: only.outcomes };
  return {
    changed: sum(parts.flatMap((part) => part.changed)),
    outcomes: joined(parts.flatMap((part) => part.outcomes)),
  };
}

/** The steps of a move that say something. */
function speaking(steps: Step[], face: Pick<Face, 'silent'>): Step[] {
  const found = steps.filter((step) => step.text === null || !face.silent?.(step.text));
  return found.length > 0 ? found : steps;
}

/** The steps of a move that say what it was about; how it was paid, and its end, do not. Where nothing but
 * details is told, such as a payment alone, all of them are. */
export function telling(lines: LogLine[], face: Pick<Face, 'closing' | 'silent'>): Step[] {
  const steps = speaking(
    lines.flatMap((line) => line.steps),
    face,
  );
  const isEnd = (step: Step): boolean => face.closing?.includes(step.text ?? '') ?? false;
  const isAllDetails = steps[0]?.detail;
  return steps.filter((step, at) => at === 0 || !(isEnd(step) || (step.detail && !isAllDetails)));
}
