// Lines at a board to think at: what was tried from its beginning, kept while one goes back and forth.
import type { LogLine } from './wire';

/** A line: moves one after the other, each with its steps. */
export type Line = string[][];

/** The line that was played, as far as it is told. */
export function lineOf(log: LogLine[]): Line {
  return log.map(({ steps }) => steps.map(({ text }) => text ?? ''));
}

/** The lines that are known after one was played: it takes the place of its own beginnings, and goes itself
 * where a longer one begins so. */
export function remember(lines: Line[], played: Line): Line[] {
  if (played.length === 0 || lines.some((each) => begins(each, played))) return lines;
  return [...lines.filter((each) => !begins(played, each)), played];
}

/** Whether a line begins with all of another. */
export function begins(line: Line, other: Line): boolean {
  return other.length <= line.length && other.every((move, at) => move.join('\n') === line[at]?.join('\n'));
}

/** A number of seconds for the next look: each is longer than all before, up to a limit. */
export function nextSeconds(before: number): number | null {
  const all = [0.4, 1.2, 4, 12, 30];
  return all.find((each) => each > before) ?? null;
}
