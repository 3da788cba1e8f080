// What the ticket says in a few words: what a plan would bring, or what is left to play with.
import type { TableOf } from '../../lib/table.svelte';
import { t } from '../../lib/words.svelte';
import type { Chip } from '../face';
import type { CraftsmenView, Question } from './view';

export function chips(table: TableOf<CraftsmenView, Question>): Chip[] {
  const { preview, question } = table.plan;
  if (preview) {
    const told = table.happened(preview.outcomes, preview.changed, table.snapshot.turn);
    return told.map((text) => ({ piece: '', text }));
  }
  if (!question) return [];
  const own = table.view.seats[question.seat];
  switch (question.kind) {
    // elsewhere the question says it
    case 'notary':
      return [{ piece: 'cr-cards', text: t('web-cr-hand-worth', { worth: own?.worth ?? 0 }) }];
    default:
      return [];
  }
}
