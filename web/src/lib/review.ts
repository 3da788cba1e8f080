// A review as it is read: marks, mistakes, rounds, and the curve. No browser, no runes.
import { decimal } from './decimals';
import type { Candidate, Decision, Outlook, Report, SeatSummary, Verdict } from './wire';

/** The shape of a verdict: star, dot, triangle, diamond. */
export type MarkName = 'best' | 'good' | 'slip' | 'mistake';
export const MARK_NAMES: MarkName[] = ['best', 'good', 'slip', 'mistake'];

const SLIPS: Verdict[] = ['inaccuracy', 'mistake', 'blunder'];
/** A loss counts when it is so many times its error. */
const SURE = 2;
/** Points by which the only good move is ahead of all others. */
const ONLY = 5;

export function markOf(verdict: Verdict): MarkName {
  if (verdict === 'inaccuracy') return 'slip';
  return verdict === 'blunder' ? 'mistake' : verdict;
}

export const isSlip = ({ verdict }: Decision): boolean => SLIPS.includes(verdict);

/** The decisions that turned a game, in their order. */
export function turningPoints({ turning_points, decisions }: Report): Decision[] {
  return turning_points.map((place) => decisions[place]).filter((each) => each !== undefined);
}

/** Whether a move deserves praise: it was the best, and any other would have cost. */
export function isPraised({ verdict, candidates }: Decision): boolean {
  const second = candidates[1];
  return (
    verdict === 'best' && second !== undefined && second.loss >= ONLY && second.loss > SURE * second.error
  );
}

/** The mark that is shown: of moves that lose nothing only those stand out that deserve praise. */
export function shownMark(decision: Decision): MarkName {
  const mark = markOf(decision.verdict);
  return mark === 'best' && !isPraised(decision) ? 'good' : mark;
}

/** The decision that was taken after so many actions; null where there was none. */
export function decisionAt(report: Report, at: number): Decision | null {
  return report.decisions.find((each) => each.at === at) ?? null;
}

/** The best move of a decision, where another one was played. */
export function betterOf(decision: Decision): Candidate | null {
  const [best] = decision.candidates;
  return best && !same(best.steps, decision.steps) && decision.loss > 0 ? best : null;
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** The next slip of some seats after a place in the game; from the end on it begins again. */
export function nextMistake(report: Report, seats: number[], from: number): Decision | null {
  const own = report.decisions.filter((each) => isSlip(each) && seats.includes(each.seat));
  return own.find((each) => each.at > from) ?? own[0] ?? null;
}

/** Numbers of slips and mistakes of a seat. */
export function countsOf(report: Report, seat: number): { slips: number; mistakes: number } {
  const own = report.decisions.filter((each) => each.seat === seat).map((each) => markOf(each.verdict));
  return {
    slips: own.filter((mark) => mark === 'slip').length,
    mistakes: own.filter((mark) => mark === 'mistake').length,
  };
}

/** A stretch of the game that has a name of its own, such as a round. */
export interface Period {
  label: string;
  first: number;
}

/** Where the stretches of a game begin, from the names that its moves have. */
export function periodsOf(moves: { at: number; label: string }[]): Period[] {
  const found: Period[] = [];
  for (const { at, label } of moves) if (found.at(-1)?.label !== label) found.push({ label, first: at });
  return found;
}

/** The place of a stretch to which an action belongs. */
export function periodAt(periods: Period[], at: number): number {
  return Math.max(0, periods.filter((each) => each.first <= at).length - 1);
}

/** What came to light for a seat, stretch by stretch. */
export function luckOf(report: Report, periods: Period[], seat: number): number[] {
  const sums = periods.map(() => 0);
  for (const { at, swings } of report.luck) {
    // What is seen from a position on came with the action before it.
    const period = periodAt(periods, Math.max(0, at - 1));
    sums[period] = (sums[period] ?? 0) + (swings[seat] ?? 0);
  }
  return sums;
}

/** The place on the curve that is nearest to so many actions, from 0 to the number of its points. */
export function placeOf(report: Report, at: number): number {
  const { curve } = report;
  const next = curve.findIndex((point) => point.at >= at);
  if (next < 0) return curve.length - 1;
  const [before, after] = [curve[next - 1], curve[next]];
  if (!before || !after || after.at === before.at) return next;
  return next - 1 + (at - before.at) / (after.at - before.at);
}

/** What all seats could expect over the game: final points, or percent of winning. Whose turn it is makes a
 * small difference each time, so every point is the mean of a turn of everybody; the end is as it was. */
export function valuesOf(curve: Outlook[], isChance: boolean): number[][] {
  const exact = curve.map(({ scores, chances }) =>
    isChance ? chances.map((chance) => 100 * chance) : scores,
  );
  return exact.map((own, place) => {
    const wide = Math.min(Math.floor(own.length / 2), place, exact.length - 1 - place);
    const near = exact.slice(place - wide, place + wide + 1);
    return own.map((_, seat) => near.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / near.length);
  });
}

/** A number of points with its sign, as it stands beside moves. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole === 0 ? '0' : whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** Points lost per free decision, with a sign unless there is nothing to tell. */
export function perDecision({ free, lost }: Pick<SeatSummary, 'free' | 'lost'>): string {
  const points = decimal(free > 0 ? lost / free : 0);
  return points === decimal(0) ? points : `−${points}`;
}
