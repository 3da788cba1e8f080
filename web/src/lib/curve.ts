// The points of all seats over a game: as they stood at the end of each round, season or whatever the game
// counts by.
import { formOf, render } from './messages';
import { scoresAfter } from './moves';
import type { Decision, LogLine } from './wire';

export interface Stop {
  /** The name of the stretch that ended here, such as "3". */
  label: string;
  scores: number[];
}

/** Where each stretch of a game ended; its name is the form `period` of the captions. */
export function stops(log: LogLine[]): Stop[] {
  const found: Stop[] = [];
  for (const line of log) {
    const label = render(formOf(line.caption, 'period'));
    const last = found.at(-1);
    if (last?.label === label) last.scores = scoresAfter(line);
    else found.push({ label, scores: scoresAfter(line) });
  }
  return found;
}

/** At which stop each of these decisions stands, by the stretch in which it was made; -1 for one of none. */
export function placesOf(decisions: Pick<Decision, 'caption'>[], all: Stop[]): number[] {
  return decisions.map(({ caption }) => {
    const label = render(formOf(caption, 'period'));
    return all.findIndex((stop) => stop.label === label);
  });
}

/** Round numbers for the lines of a scale that holds all values: at most seven of them. */
export function ticks(least: number, most: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((each) => (most - least) / each <= 6) ?? 1000;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Heights moved apart so that what stands beside them does not touch; the order stays. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at] ?? 0, (moved[above] ?? 0) + gap);
  });
  // What is too low goes up, and pushes only what it touches.
  let limit = lowest;
  for (const at of [...order].reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, limit);
    limit = moved[at] - gap;
  }
  return moved;
}
