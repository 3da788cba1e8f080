// What those are told who hear the board: sentences where others see figures beside each other.
import { t } from '../../lib/words.svelte';
import { goodName, typeName } from './names';
import type { Line } from './lines';
import type { SeatView } from './view';

type SourceName = (name: string) => string;

/** What a seat would get if the year ended now. */
export function yearEnd({ year_end }: SeatView): number {
  return Object.values(year_end).reduce((sum, each) => sum + each, 0);
}

/** Where that would come from: "cargo 4, colour sets 6". */
export function heardParts({ year_end }: SeatView, source: SourceName): string {
  return Object.entries(year_end)
    .map(([name, points]) => `${source(name)} ${points}`)
    .join(', ');
}

/** The points of a seat, and until the end of the game what the year's end would bring. */
export function heardPoints(seat: SeatView, isOver: boolean, source?: SourceName): string {
  const now = t('web-cr-heard-points', { points: seat.score });
  if (isOver) return now;
  const ahead = `${now}, ${t('web-cr-heard-ahead', { more: yearEnd(seat) })}`;
  return source ? `${ahead}: ${heardParts(seat, source)}` : ahead;
}

/** A production line that is not whole: its goods, how much of it stands, and what is missing. */
export function heardLine({ good, parts, missing, bonus }: Line): string {
  const goods = parts.map((part) => goodName(part.good));
  const said = t('web-cr-heard-line', {
    good: goodName(good),
    goods: goods.join(', '),
    have: parts.length - missing.length,
    all: parts.length,
    points: bonus,
  });
  const buildings = missing.map(typeName).join(', ');
  return `${said}, ${t('web-cr-line-missing', { buildings })}`;
}
