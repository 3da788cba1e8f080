// Moves in the log: what goes without saying.
import type { Message } from '../../lib/wire';

/** Who sends a helper has one less. */
export function isKnown(outcome: Message): boolean {
  const { what } = outcome.values;
  return typeof what === 'object' && what.key === 'cr-count-helpers';
}
