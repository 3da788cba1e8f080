// The end of a year as a sheet: what ships, colours and granary bring to whom, as far as it was told.
import { undone } from '../../lib/changes';
import type { Event } from '../../lib/pace';
import type { LogLine, Part } from '../../lib/wire';
import { halves } from './colours';
import type { CraftsmenView, Markers, SeatView } from './view';

export type When = 'done' | 'now' | 'coming';
/** The last one is a question to the players. */
export const STEPS = ['ships', 'colours', 'granary', 'investment'] as const;
export type Step = (typeof STEPS)[number];

/** What a seat has on a ship or in the granary, and what it brings; nothing before that was counted. */
export interface Stored {
  goods: string[];
  points: number;
  /** For most markers on a ship. */
  extra: number;
}

/** The halves of a street by colour, and what its full rows bring. */
export interface Stacked {
  halves: [colour: string, count: number][];
  sets: number;
  points: number;
}

/** A row of the sheet with a cell for each seat. */
export interface Row<Cell> {
  when: When;
  cells: Cell[];
}

/** The points of a seat: before the counting, before what counts now, and after it. */
export interface Lane {
  start: number;
  before: number;
  now: number;
}

export interface YearEnd {
  year: number;
  step: Step;
  ships: Row<Stored>[];
  colours: Row<Stacked>;
  granary: Row<Stored>;
  lanes: Lane[];
  /** The best score when all is counted. */
  best: number;
}

const AFTER_SHIPS = ['colours', 'granary'];
/** How much longer than other events each is shown. */
const SHIP = 1.5;
const OTHER = 2;

const isCounting = ({ cause }: Part): boolean => cause.startsWith('ship_') || AFTER_SHIPS.includes(cause);

/** What a line tells of a year's end. */
export const counting = (line: LogLine): Part[] => line.parts.filter(isCounting);

/** Whether a year has ended yet. */
export const hasCounted = ({ year, stage }: Pick<CraftsmenView, 'year' | 'stage'>): boolean =>
  year > 1 || stage === 'over';

/** The last that is counted stays until somebody goes on. */
export function weight({ line, part }: Event): number | undefined {
  if (!isCounting(part)) return undefined;
  if (part === counting(line).at(-1)) return Infinity;
  return part.cause.startsWith('ship_') ? SHIP : OTHER;
}

/** The sheet while an event is told; null for what is no part of a year's end. */
export function yearEnd({ line, part, view }: Event): YearEnd | null {
  if (!isCounting(part)) return null;
  const parts = counting(line);
  const at = parts.indexOf(part);
  const told = parts.slice(0, at + 1);
  const changes = told.flatMap((each) => each.changed);
  const start = undone(view, changes) as unknown as CraftsmenView;
  const order = [...start.ships.map((_, ship) => `ship_${ship + 1}`), ...AFTER_SHIPS];
  const when = (cause: string): When => {
    const ahead = order.indexOf(cause) - order.indexOf(part.cause);
    return ahead < 0 ? 'done' : ahead > 0 ? 'coming' : 'now';
  };
  /** What a cause has brought to a seat so far. */
  const brought = (cause: string, seat: number, source: string): number =>
    gain(
      told.find((each) => each.cause === cause),
      seat,
      source,
    );
  const row = <Cell>(cause: string, cell: (held: SeatView, seat: number) => Cell): Row<Cell> => ({
    when: when(cause),
    cells: start.seats.map(cell),
  });
  return {
    year: start.year,
    step: part.cause.startsWith('ship_') ? 'ships' : (part.cause as Step),
    ships: start.ships.map((hold, ship) =>
      row(`ship_${ship + 1}`, (_, seat) => ({
        goods: goodsOf(hold, seat),
        points: brought(`ship_${ship + 1}`, seat, 'cargo'),
        extra: brought(`ship_${ship + 1}`, seat, 'majorities'),
      })),
    ),
    colours: row('colours', (held, seat) => ({
      halves: Object.entries(halves(held.row)),
      sets: held.sets,
      points: brought('colours', seat, 'colours'),
    })),
    granary: row('granary', (_, seat) => ({
      goods: goodsOf(start.granary, seat),
      points: brought('granary', seat, 'granary'),
      extra: 0,
    })),
    lanes: start.seats.map((held, seat) => ({
      start: held.score,
      before: parts[at - 1]?.scores[seat] ?? held.score,
      now: part.scores[seat] ?? held.score,
    })),
    best: Math.max(...(parts.at(-1)?.scores ?? [])),
  };
}

/** The first event of the counting that an event belongs to, among what was told. */
export function beginning(event: Event, told: Event[]): Event | undefined {
  return told.find((each) => each.line === event.line && isCounting(each.part));
}

/** The goods of a seat, each as often as its markers lie there. */
function goodsOf(fields: Record<string, Markers>, seat: number): string[] {
  return Object.entries(fields).flatMap(([good, owners]) =>
    owners.filter((owner) => owner === seat).map(() => good),
  );
}

/** Points of a source that a seat got by a part. */
function gain(part: Part | undefined, seat: number, source: string): number {
  const path = ['seats', seat, 'breakdown', source].join();
  const found = part?.changed.find((each) => each.path.join() === path);
  return Number(found?.to ?? 0) - Number(found?.from ?? 0);
}
