// Moves in the log: what belongs together, and what it is called.
import type { LogLine, View } from '../../lib/types';
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
  const kind = line.question?.kind;
  if (kind === 'debt') return move[0]?.question?.kind === 'debt';
  if (kind !== 'turn') return true;
  return line.text === 'end' && line.changed.every((each) => change(each, {}) === null);
}

export function move(lines: LogLine[], view: View, who: Who): string {
  const first = lines[0];
  if (!first) return '';
  if (first.question?.kind === 'debt') return debt(first);
  const telling = lines.filter((line) => line === first || TELLING.has(split(line.text ?? '').verb));
  return telling.map((line) => (line.text ? action(line.text, view, who, true) : secret(line))).join(' · ');
}

function debt(line: LogLine): string {
  const due = line.question?.['due'] ?? 0;
  if (line.question?.['why'] === 'meal') return t('web-lh-move-meal', { what: amount(due, 'food') });
  return t(`web-lh-move-${line.question?.['why']}`, { what: amount(due, 'francs') });
}

export function secret(line: LogLine): string {
  return t('web-lh-secret', { card: cardName(line.question?.['card'] ?? '') });
}
