// The end of a round as a sheet: harvest, feeding, the town and the new ship, as far as it was told.
import { sum, undone } from '../../lib/changes';
import type { Event } from '../../lib/pace';
import type { Change, LogLine, Part } from '../../lib/wire';
import type { LeHavreView, Round, Stage } from './view';

export const STEPS = ['harvest', 'feeding', 'town', 'ship', 'round'] as const;
export type Step = (typeof STEPS)[number];
/** How many of what. */
export type Heap = [name: string, count: number][];

/** What a seat has paid for its food. */
export interface Meal {
  /** Food that is due, beside what its ships bring. */
  due: number;
  isFed: boolean;
  paid: Heap;
  loans: number;
}

export interface RoundEnd {
  round: number;
  step: Step;
  /** What the card of the round says. */
  card: Round;
  /** What each seat got. */
  harvest: Heap[];
  meals: Meal[];
  /** The building that the town got; null as long as it has none. */
  built: string | null;
  /** What comes: a round, or the final phase where that is null. */
  next: number | null;
}

/** The game is over: what each seat has paid back, and its score. */
export interface Reckoning {
  repaid: number;
  score: number;
}

const ENDING: Stage[] = ['harvest', 'feeding', 'town'];
const FINAL = 'over';
/** How much longer than other events they are shown. */
const LONGER = 1.6;

export function weight({ part }: Event): number | undefined {
  return part.cause === FINAL || (STEPS as readonly string[]).includes(part.cause) ? LONGER : undefined;
}

/** What a line tells of a round's end, or of the game's, where it ends there. */
export function momentOf({ parts }: LogLine): Part[] {
  const over = parts.filter(({ cause }) => cause === FINAL);
  if (over.length > 0) return over;
  const steps = parts.filter(({ cause }) => (STEPS as readonly string[]).includes(cause));
  return steps.at(-1)?.cause === STEPS.at(-1) ? steps : [];
}

/** The sheet while an event is told that belongs to a round's end; null for any other. */
export function roundEnd(event: Event, log: LogLine[]): RoundEnd | null {
  const told = ending(event, log);
  if (told.length === 0) return null;
  const changes = told.flatMap((part) => part.changed);
  const start = undone(event.view, changes) as unknown as LeHavreView;
  const card = start.rounds[start.round - 1];
  if (!card) return null;
  const step = event.part.cause === '' ? 'feeding' : (event.part.cause as Step);
  const harvest = changesOf(told, ['harvest']);
  const meals = changesOf(told, ['', 'feeding']);
  const isPast = STEPS.indexOf(step) > STEPS.indexOf('feeding');
  const view = event.view as unknown as LeHavreView;
  return {
    round: start.round,
    step,
    card,
    harvest: start.seats.map((_, seat) => heap(harvest, seat, 1)),
    meals: start.seats.map(({ hunger }, seat) => {
      const paid = heap(meals, seat, -1);
      const loans = Math.max(0, more(meals, ['seats', seat, 'loans']));
      return { due: hunger, isFed: isPast || hunger === 0 || paid.length + loans > 0, paid, loans };
    }),
    built: view.town.find((each) => !start.town.includes(each)) ?? null,
    next: view.phase === 'main' ? start.round + 1 : null,
  };
}

/** The last of all: loans are paid back, and the scores stand. */
export function reckoning({ part }: Event): Reckoning[] | null {
  if (part.cause !== FINAL) return null;
  return part.scores.map((score, seat) => ({
    score,
    repaid: Math.max(0, -more(part.changed, ['seats', seat, 'loans'])),
  }));
}

/** The parts of a round's end that were told so far. They may stand in several lines: who can choose pays
 * for food by a move. */
function ending(event: Event, log: LogLine[]): Part[] {
  const { line, part } = event;
  const earlier = log.filter((each) => each.at < line.at).flatMap((each) => each.parts);
  const parts = [...earlier, ...line.parts.slice(0, line.parts.indexOf(part) + 1)];
  let stage: Stage = event.view['stage'];
  let first = parts.length;
  while (first > 0) {
    const change = parts[first - 1]?.changed.find((each) => each.path.join() === 'stage');
    stage = (change?.from as Stage | undefined) ?? stage;
    if (!ENDING.includes(stage)) break;
    first -= 1;
  }
  return parts.slice(first);
}

function changesOf(parts: Part[], causes: string[]): Change[] {
  return sum(parts.filter((part) => causes.includes(part.cause)).flatMap((part) => part.changed));
}

/** Goods and francs that a seat has more of, or less where the sign is negative. */
function heap(changes: Change[], seat: number, sign: 1 | -1): Heap {
  const own = changes.filter((each) => each.path[0] === 'seats' && each.path[1] === seat);
  return own
    .filter((each) => each.path[2] === 'goods' || each.path[2] === 'francs')
    .map((each): [string, number] => [String(each.path.at(-1)), sign * difference(each)])
    .filter(([, count]) => count > 0);
}

function more(changes: Change[], path: (string | number)[]): number {
  const found = changes.find((each) => each.path.join() === path.join());
  return found ? difference(found) : 0;
}

const difference = (each: Change): number => Number(each.to ?? 0) - Number(each.from ?? 0);
