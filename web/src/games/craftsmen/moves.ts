// Moves in the log: what belongs together, and what it is called.
import type { Change, LogLine, Step, View } from '../../lib/wire';
import { t, words } from '../../lib/words.svelte';
import type { Who } from '../face';
import { action } from './actions';
import { change } from './changes';
import { isCapital } from './data.svelte';
import { bundleLabel } from './payment';

/** Questions that always go on with what was begun. */
const STEPS = new Set(['fee', 'put', 'ship', 'sale', 'look', 'sawmill']);
/** Steps that say what a move was about. */
const TELLING = new Set(['build', 'to', 'market', 'granary', 'load', 'bribe', 'lose', 'swap']);
/** Moves of nothing but capital cards, which may be hidden. */
const CARDS = new Set(['pay', 'discard']);

export function continues(line: LogLine, move: LogLine[]): boolean {
  const asked = line.steps[0]?.question;
  if (!asked) return false;
  if (STEPS.has(asked.kind)) return true;
  if (asked.kind === 'build') return asked['built'] > 0;
  if (asked.kind === 'trade') return Boolean(asked['good']);
  const before = move.at(-1)?.steps.at(-1)?.question;
  if (!before) return false;
  if (asked.kind === 'pay') return before.kind !== 'bid';
  if (asked.kind === 'discard') return before.kind === 'bank' || before.kind === 'discard';
  if (asked.kind === 'invest') return before.kind === 'invest';
  return (
    line.steps.every((step) => step.text === 'stop') &&
    line.changed.every((each) => change(each, {}) === null)
  );
}

export function move(lines: LogLine[], view: View, who: Who): string {
  const steps = lines.flatMap((line) => line.steps);
  const first = steps[0];
  if (!first) return '';
  const kind = first.question?.kind ?? '';
  const count = spent(lines, lines[0]?.seat ?? 0);
  if (CARDS.has(kind) && count > 0) return t(`web-cr-move-${kind}`, { count });
  const cards = steps.map((step) => (step.text ?? '').split(' ')[1] ?? '');
  if (kind === 'invest' && cards.every(isCapital)) return bundleLabel(kind, cards);
  const telling = steps.filter((step) => step === first || isTelling(step));
  return telling.map((step) => (step.text ? action(step.text, view, who, true) : secret(step))).join(' · ');
}

function isTelling(step: Step): boolean {
  const verb = (step.text ?? '').split(' ')[0] ?? '';
  return TELLING.has(verb) || (step.question?.kind === 'craft' && verb !== 'stop');
}

/** How many capital cards a seat has less after all. */
function spent(lines: LogLine[], seat: number): number {
  const of = (each: Change): boolean => each.path.join() === `seats,${seat},capital_cards`;
  const found = lines.flatMap((line) => line.changed.filter(of));
  return found.reduce((sum, each) => sum + Number(each.from) - Number(each.to), 0);
}

/** What was asked says what was done, but not with which cards. */
export function secret(step: Step): string {
  const key = `web-cr-secret-${step.question?.kind ?? ''}`;
  return t(words.has(key) ? key : 'web-secret');
}
