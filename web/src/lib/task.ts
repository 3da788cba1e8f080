// A lesson at a table: which lines count now, and what is said to those that do not. No browser, no runes; the
// server has the last word.
import type { TaskInfo } from './wire';

type Moves = readonly (readonly string[])[];

/** What a plan is refused for that leads away from the task: a key of the catalogues. */
export class Mistake extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

/** Whether a line is one of those that a pattern means; "*" stands for any words. */
export function fits(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((each) => each.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** What is left of moves when a line was played; those that begin otherwise drop out. */
function after(moves: Moves, text: string): Moves {
  return moves.filter(([first]) => first !== undefined && fits(text, first)).map((move) => move.slice(1));
}

const isDone = (moves: Moves): boolean => moves.some((move) => move.length === 0);

/** The key of what is said to lines that do not count now; null where they do. */
export function mistake(task: TaskInfo, lines: string[]): string | null {
  if (task.moves.length === 0) return 'task-done';
  let moves: Moves = task.moves;
  for (const line of lines) {
    if (isDone(moves)) return 'task-enough';
    moves = after(moves, line);
    if (moves.length > 0) continue;
    const said = Object.entries(task.wrong).find(([pattern]) => fits(line, pattern));
    return said?.[1] ?? 'task-not-now';
  }
  return null;
}

/** Whether the planned lines are all that the step asks for. */
export function isEnough(task: TaskInfo, planned: string[]): boolean {
  return planned.length > 0 && isDone(planned.reduce(after, task.moves as Moves));
}

/** Whether any move that counts has a line like this in it, sooner or later. */
export function speaksOf(task: TaskInfo, text: string): boolean {
  return task.moves.some((move) => move.some((pattern) => fits(text, pattern)));
}

/** Whether all steps are done. */
export function isOver(task: TaskInfo): boolean {
  return task.done >= task.steps;
}

/** The key of the first mistake that one of some lines would be, after what is planned; what the lesson has
 * words of its own for comes before what it has not. */
export function firstMistake(task: TaskInfo, planned: string[], texts: string[]): string | null {
  const found = texts
    .map((text) => mistake(task, [...planned, text]))
    .filter((key): key is string => key !== null);
  return found.find((key) => !key.startsWith('task-')) ?? found[0] ?? null;
}
