// How somebody played over many games: groups, phases, sources and progress. No browser, no runes.
import type { OwnGame, OwnMistake } from './wire';

/** Games of one kind: the same game, players and opponents. */
export interface Group {
  game: string;
  players: number;
  /** Levels of the others, sorted; a person is an empty word. */
  opponents: string[];
  games: number;
  wins: number;
  /** The mean of the own scores. */
  score: number;
  accuracy: number;
}

const plain = (level: string | null): string => (level ?? '').replace(/:.*/, '');
const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;

/** Results by game, players and opponents, the kind that was played most first. */
export function groupsOf(games: OwnGame[]): Group[] {
  const kinds = new Map<string, OwnGame[]>();
  for (const game of games) {
    const opponents = game.opponents.map(plain).sort();
    const key = JSON.stringify([game.game, game.players, opponents]);
    kinds.set(key, [...(kinds.get(key) ?? []), game]);
  }
  return [...kinds]
    .map(([key, own]) => {
      const [game, players, opponents] = JSON.parse(key) as [string, number, string[]];
      return {
        game,
        players,
        opponents,
        games: own.length,
        wins: own.filter(({ place }) => place === 1).length,
        score: mean(own.map(({ score }) => score)),
        accuracy: mean(own.map(({ summary }) => summary.accuracy)),
      };
    })
    .sort((one, other) => other.games - one.games);
}

/** Points lost per free decision in each phase of the game: early, in the middle, late. */
export function phasesOf(games: OwnGame[]): number[] {
  return [0, 1, 2].map((phase) => {
    const own = games.map(({ summary }) => summary.phases[phase] ?? { free: 0, lost: 0 });
    const free = own.reduce((sum, each) => sum + each.free, 0);
    const lost = own.reduce((sum, each) => sum + each.lost, 0);
    return free === 0 ? 0 : lost / free;
  });
}

/** Points lost by source, on average for a game, the most first; what was gained is left out. */
export function sourcesOf(games: OwnGame[]): { source: string; points: number }[] {
  const sums = new Map<string, number>();
  for (const { summary } of games)
    for (const [source, points] of Object.entries(summary.sources))
      sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums]
    .map(([source, points]) => ({ source, points: points / games.length }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

/** Accuracy from game to game, the first one first. */
export function progressOf(games: OwnGame[]): number[] {
  return [...games].sort((one, other) => one.ended - other.ended).map(({ summary }) => summary.accuracy);
}

/** A mistake with the game in which it was made. */
export interface OwnPuzzle extends OwnMistake {
  table: string;
  game: string;
}

/** Mistakes that can be tried again, the worst first. */
export function puzzlesOf(games: OwnGame[], most: number): OwnPuzzle[] {
  return games
    .filter(({ is_there }) => is_there)
    .flatMap(({ table, game, mistakes }) => mistakes.map((each) => ({ ...each, table, game })))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most);
}
