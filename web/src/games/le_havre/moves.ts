// What goes without saying in the log.
import type { Message } from '../../lib/wire';

/** Where the own worker goes is what was done. */
export function isKnown(outcome: Message): boolean {
  return outcome.key === 'lh-worker';
}
