// Moves in the log: what belongs together, and what it is called.
import type { LogLine, Question, Step, View } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Who } from '../face';
import { action } from './actions';
import { change } from './changes';
import { split } from './facts';
import { amount, cardName } from './names';

/** Steps that say what a move was about. */
const TELLING = new Set(['build', 'play', 'use', 'evict']);

/** A turn's choice begins a move, and so does a debt; the end of a turn does when something comes of it. */
export function continues(line: LogLine, move: LogLine[]): boolean {
  const kind = line.steps[0]?.question?.kind;
  if (kind === 'debt') return move[0]?.steps[0]?.question?.kind === 'debt';
  if (kind !== 'turn') return true;
  return (
    line.steps.every((step) => step.text === 'end') && line.changed.every((each) => change(each, {}) === null)
  );
}

export function move(lines: LogLine[], view: View, who: Who): string {
  const steps = lines.flatMap((line) => line.steps);
  const first = steps[0];
  if (first?.question?.kind === 'debt') return debt(first.question);
  const telling = steps.filter((step) => step === first || isTelling(step));
  return telling.map((step) => (step.text ? action(step.text, view, who, true) : secret(step))).join(' · ');
}

function isTelling(step: Step): boolean {
  const { verb } = split(step.text ?? '');
  return TELLING.has(verb) || (step.question?.kind === 'turn' && verb !== 'end');
}

function debt(asked: Question): string {
  const due = asked['due'] ?? 0;
  if (asked['why'] === 'meal') return t('web-lh-move-meal', { what: amount(due, 'food') });
  return t(`web-lh-move-${asked['why']}`, { what: amount(due, 'francs') });
}

export function secret(step: Step): string {
  return t('web-lh-secret', { card: cardName(step.question?.['card'] ?? '') });
}
