// Moves in the log: what belongs together, and what only says how it was done.
import type { Message, Step } from '../../lib/wire';
import type { Line } from '../face';

/** Questions that always go on with what was begun. */
const STEPS = new Set(['fee', 'put', 'ship', 'sale', 'look', 'sawmill']);
/** Questions about capital and the cards of a look: later in a move they say how something was done. */
const DETAILS = new Set(['pay', 'discard', 'fee', 'sale', 'look']);

export function continues(line: Line, move: Line[]): boolean {
  const asked = line.steps[0]?.question;
  if (!asked) return false;
  if (STEPS.has(asked.kind)) return true;
  if (asked.kind === 'build') return asked.built > 0;
  if (asked.kind === 'trade') return Boolean(asked.good);
  const before = move.at(-1)?.steps.at(-1)?.question;
  if (!before) return false;
  if (asked.kind === 'pay') return before.kind !== 'bid';
  if (asked.kind === 'discard') return before.kind === 'bank' || before.kind === 'discard';
  if (asked.kind === 'invest') return before.kind === 'invest';
  return line.steps.every((step) => step.text === 'stop') && line.outcomes.length === 0;
}

export function isDetail({ question, text }: Step): boolean {
  if (!question) return false;
  // A trade is told by the good and where it goes, not by what was given for it.
  if (question.kind === 'trade') return Boolean(question.good) && !text?.startsWith('to ');
  return DETAILS.has(question.kind);
}

/** Who sends a helper has one less. */
export function isKnown(outcome: Message): boolean {
  const { what } = outcome.values;
  return typeof what === 'object' && what.key === 'cr-count-helpers';
}
