// What is told of an event or a move: who, what was done, and what came of it.
import { sentence } from './sentence';
import { telling, type Move } from './moves';
import type { Event } from './pace';
import type { Came, TableContext } from './table.svelte';

export interface Told {
  /** Whose mark stands before it; null for what happened of itself. */
  seat: number | null;
  /** The name at the beginning, and the rest of the sentence. */
  name: string;
  rest: string;
  changes: Came[];
}

export function ofMove(
  move: Pick<Move, 'seat' | 'lines' | 'outcomes' | 'changed'>,
  table: TableContext,
): Told {
  const { seat, lines, outcomes, changed } = move;
  const name = table.name(seat);
  const steps = telling(lines, table.face).map((step) => step.message);
  const said = sentence(steps, name, table.name);
  const changes = table.came(outcomes, changed, seat);
  if (!said.startsWith(name)) return { seat, name: '', rest: said, changes };
  return { seat, name, rest: said.slice(name.length), changes };
}

/** A heading over what came; empty where that says it already: "The town gets the Bakehouse". */
export function unlessSaid(heading: string, came: Pick<Came, 'words' | 'signs'>[]): string {
  const sentences = came.filter(({ signs }) => signs === null);
  const isSaid = sentences.some(({ words }) => words.toLowerCase().includes(heading.toLowerCase()));
  return isSaid ? '' : heading;
}

/** Whether something is told by more than what came of it; the ticket tells the rest. */
export function isWorded({ seat, name, rest, changes }: Told): boolean {
  return seat !== null || rest !== '' || unlessSaid(name, changes) !== '';
}

export function ofEvent({ line, part }: Event, table: TableContext): Told {
  if (part.cause === '') return ofMove({ ...part, seat: line.seat, lines: [line] }, table);
  const name = part.heading ? table.say(part.heading) : '';
  return { seat: null, name, rest: '', changes: table.came(part.outcomes, part.changed, null) };
}
