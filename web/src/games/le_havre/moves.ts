// Moves in the log: what belongs together, and what only says how it was done.
import type { Message, Step } from '../../lib/wire';
import type { Line } from '../face';

/** How something is paid, and which goods are handed in, shipped or received, is settled by itself. */
export function settles({ kind }: { kind: string }): boolean {
  return ['fee', 'pay', 'substitute', 'give', 'receive'].includes(kind);
}

export function isDetail(step: Step): boolean {
  return step.question !== null && settles(step.question);
}

/** A turn's choice begins a move, and so does a debt; the end of a turn does when something comes of it. */
export function continues(line: Line, move: Line[]): boolean {
  const kind = line.steps[0]?.question?.kind;
  if (kind === 'debt') return move[0]?.steps[0]?.question?.kind === 'debt';
  if (kind !== 'turn') return true;
  return line.steps.every((step) => step.text === 'end') && line.outcomes.length === 0;
}

/** Where the own worker goes is what was done. */
export function isKnown(outcome: Message): boolean {
  return outcome.key === 'lh-worker';
}
