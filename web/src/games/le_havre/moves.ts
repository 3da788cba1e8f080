// Moves: what is settled by itself, and what goes without saying in the log.
import type { Message } from '../../lib/wire';

/** How something is paid, and which goods are handed in, shipped or received, is settled by itself. */
export function settles({ kind }: { kind: string }): boolean {
  return ['fee', 'pay', 'substitute', 'give', 'receive'].includes(kind);
}

/** Where the own worker goes is what was done. */
export function isKnown(outcome: Message): boolean {
  return outcome.key === 'lh-worker';
}
