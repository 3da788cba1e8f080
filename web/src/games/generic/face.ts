// The face of any game that has none of its own: its position as facts, its actions in their own words.
import { readable, title } from '../../lib/human';
import type { Step } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import { change } from './changes';

const verb = (text: string): string => text.split(' ')[0] ?? '';
const said = (step: Step): string => (step.text ? readable(step.text) : t('web-secret'));

export const face: Face = {
  Board,
  signs: [],
  width: () => 1020,
  action: (text) => title(text),
  answer: (text) => title(text.slice(verb(text).length) || text),
  group: (text) => title(verb(text)),
  question: (asked) => (asked ? t('web-generic-ask', { what: readable(asked.kind) }) : ''),
  caption: (_view, said) => title(said),
  change: (each, _view, who, actor) => change(each, who, actor),
  preferred: () => null,
  source: title,
  // Nothing is known of what belongs together: each action is a move.
  begins: () => true,
  continues: () => false,
  move: (lines) =>
    lines
      .flatMap((line) => line.steps)
      .map(said)
      .join(' · '),
  secret: () => t('web-secret'),
};
