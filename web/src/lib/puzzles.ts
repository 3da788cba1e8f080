// Puzzles without a browser: which one is today's, which comes next, and which are solved.
import type { PuzzleInfo } from './wire';

/** A puzzle, and the game it belongs to. */
export interface Puzzle extends PuzzleInfo {
  game: string;
}

const DAY = 86_400_000; // milliseconds

/** How a puzzle is called among those of all games. */
export function idOf(puzzle: { game: string; name: string }): string {
  return `${puzzle.game}:${puzzle.name}`;
}

/** All puzzles in the order in which the days take them. */
export function mixed(all: Puzzle[]): Puzzle[] {
  const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return [...all].sort(
    (one, other) => one.mix - other.mix || compare(one.game, other.game) || compare(one.name, other.name),
  );
}

/** The puzzle of a day: day by day the next one, the same for everybody who has the same list. */
export function puzzleOf(day: Date, all: Puzzle[]): Puzzle | undefined {
  const number = Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY);
  return all.length > 0 ? mixed(all)[number % all.length] : undefined;
}

/** The puzzle after this one that is not solved yet; of the same game while that has any. */
export function nextAfter(id: string, all: Puzzle[], solved: ReadonlySet<string>): Puzzle | undefined {
  const order = mixed(all);
  const at = order.findIndex((each) => idOf(each) === id);
  const turned = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  const open = turned.filter((each) => !solved.has(idOf(each)));
  return open.find((each) => each.game === order[at]?.game) ?? open[0] ?? turned[0];
}

/** A few puzzles to begin with: easy ones that are not solved, of all games in turn. */
export function firstOnes(all: Puzzle[], solved: ReadonlySet<string>, count: number): Puzzle[] {
  const open = mixed(all)
    .filter((each) => !solved.has(idOf(each)))
    .sort((one, other) => one.grade - other.grade);
  const games = [...new Set(open.map((each) => each.game))];
  const byGame = games.map((game) => open.filter((each) => each.game === game));
  const found: Puzzle[] = [];
  for (let round = 0; found.length < count && round < open.length; round++)
    for (const list of byGame) if (list[round] && found.length < count) found.push(list[round] as Puzzle);
  return found;
}

/** Points in words' numbers: a loss is at least one. */
export function pointsOf(loss: number): number {
  return Math.max(1, Math.round(loss));
}
