// Going through a game again: where the next step, move, turn or round begins.
import type { Face } from '../games/face';
import { render } from './messages';
import { moves } from './moves';
import type { LogLine } from './wire';

export const UNITS = ['step', 'move', 'turn', 'round'] as const;
export type Unit = (typeof UNITS)[number];

/** Where one is after a jump from so many actions: at the next border of a unit, or at an end of the game.
 * The log is the whole one. */
export function jump(
  log: LogLine[],
  face: Pick<Face, 'closing'>,
  unit: Unit,
  from: number,
  way: 1 | -1,
): number {
  /** The line of each action. */
  const lines = log.flatMap((line) => line.steps.map(() => line));
  const begins = new Set(moves(log, face).map((move) => move.at));
  const isBorder = (place: number): boolean => {
    if (unit === 'step') return true;
    if (unit === 'move') return begins.has(place);
    const [before, next] = [lines[place - 1], lines[place]];
    return unit === 'turn' ? before?.seat !== next?.seat : captionOf(before) !== captionOf(next);
  };
  let to = from + way;
  while (to > 0 && to < lines.length && !isBorder(to)) to += way;
  return Math.min(Math.max(to, 0), lines.length);
}

/** What changes with each round. */
const captionOf = (line: LogLine | undefined): string => (line ? render(line.caption) : '');
