// What the ticket says: title, sentence, refusal, chips, and the words on its large button.
import type { Chip } from '../games/face';
import type { Asking } from './asking.svelte';
import type { Came, TableContext } from './table.svelte';
import { clauses } from './clauses.svelte';
import { ofEvent } from './telling';
import { counted, headline, waitsFor } from './ticket';
import { t } from './words.svelte';

const SHORT = 44; // letters that a large button holds

export class TicketWords {
  constructor(
    private readonly table: TableContext,
    private readonly asking: Asking,
  ) {}

  /** Whose colour the ticket has; null where nobody is meant. */
  readonly seat = $derived.by(() => {
    const { covered, plan, snapshot } = this.table;
    const turn = covered ?? (plan.past ? plan.past.turn : snapshot.turn);
    return turn ?? (snapshot.you.length === 0 ? null : snapshot.looking);
  });

  /** What was chosen so far in words: what is done, and how it is paid. */
  private readonly plan = $derived.by(() => {
    const { plan, face, say } = this.table;
    const paid = new Set(plan.fills.filter(({ picker }) => picker.isPayment).map(({ before }) => before));
    const words = plan.chosen.map(({ steps, words }, at) => ({
      isPaid: paid.has(at),
      isSilent: steps.every((text) => face.silent?.(text)),
      said: typeof words === 'string' ? words : say(words),
    }));
    return {
      done: words.filter((each) => !each.isPaid && !each.isSilent).map((each) => each.said),
      paid: words.filter((each) => each.isPaid).map((each) => each.said),
    };
  });

  private readonly asked = $derived.by(() => {
    const { plan, say } = this.table;
    if (this.asking.open) return { title: this.asking.open.picker.title(), more: '' };
    return headline(plan.prompt ? say(plan.prompt) : '');
  });

  private readonly waits = $derived.by(() => {
    const { snapshot, name } = this.table;
    return t(waitsFor(snapshot), { name: name(snapshot.turn) });
  });

  /** What is told just now, where that is not left to the news. */
  private readonly told = $derived.by(() => {
    const { now } = this.table.pace.state;
    return now && ofEvent(now, this.table);
  });

  readonly title = $derived.by((): string => {
    const { covered, name, plan, snapshot } = this.table;
    const isTurn = !plan.past && snapshot.turn === covered;
    if (covered !== null) return t(isTurn ? 'web-cover-turn' : 'web-cover-look', { name: name(covered) });
    if (this.told) return this.told.name + this.told.rest;
    if (plan.past) return t('web-looking-back', { at: plan.past.count, count: snapshot.count });
    if (snapshot.status !== 'open') return t(`web-status-${snapshot.status}.long`);
    if (snapshot.you.length === 0) return t('web-watching');
    if (!snapshot.your_turn) return this.waits;
    const isWhole = plan.isPlanning && plan.isWhole;
    return (isWhole && (this.plan.done[0] ?? this.plan.paid[0])) || this.asked.title;
  });

  readonly line = $derived.by((): string => {
    const { covered, face, name, plan, snapshot } = this.table;
    if (covered !== null) return t('web-cover-how', { name: name(covered) });
    if (this.told) {
      const said = this.told.changes.filter(({ signs }) => signs === null);
      return said.map(({ words }) => words).join(' · ');
    }
    if (plan.past) return t('web-looking-back-how');
    if (snapshot.status !== 'open') return '';
    if (snapshot.you.length === 0) return this.waits;
    if (!snapshot.your_turn) return '';
    const { done, paid } = this.plan;
    const about = plan.question ? (face.about?.(plan.question) ?? '') : '';
    const parts =
      plan.isPlanning && plan.isWhole
        ? [...done.slice(1), ...(done.length > 0 ? paid : paid.slice(1))]
        : [...done, ...paid, this.asked.more || (plan.isPlanning ? '' : about)];
    if (plan.preview && !plan.preview.certain) parts.push(t('web-uncertain'));
    return counted(parts.filter(Boolean)).join(' · ');
  });

  /** What stands in the place of the sentence: trouble with the server, or why something cannot be done. */
  readonly alarm = $derived.by((): string | null => {
    const { doubt, live, refusal } = this.table;
    if (!live.saving) return t('web-error-unsaved');
    if (!live.online) return t('web-offline');
    if (this.table.lesson) return null; // the teacher says it
    if (refusal) return refusal;
    return doubt ? `${doubt.label}: ${doubt.reasons.map(({ text }) => text).join('; ')}` : null;
  });

  /** The clause behind what cannot be done, else behind the lesson or what is asked; null where there is none. */
  readonly clause = $derived.by((): string | null => {
    const { covered, doubt, plan, snapshot } = this.table;
    const doubted = doubt?.reasons.find(({ clause }) => clause)?.clause;
    if (doubted) return doubted;
    const lesson = snapshot.task?.kind === 'lesson' && clauses.ofLesson(snapshot.game, snapshot.task.name);
    if (lesson) return lesson;
    if (covered !== null || plan.past || !this.asking.isMine || !plan.question) return null;
    return clauses.behind(snapshot.game, plan.question);
  });

  readonly chips = $derived.by((): Chip[] => {
    const { covered, face, plan, snapshot } = this.table;
    if (covered === null && this.told) return this.told.changes.flatMap(drawn);
    if (plan.past || snapshot.status !== 'open' || !this.asking.isMine) return [];
    if (face.chips) return face.chips(this.table);
    if (!plan.preview) return [];
    const { outcomes, changed } = plan.preview;
    return this.table.happened(outcomes, changed, snapshot.turn).map((text) => ({ piece: '', text }));
  });

  /** The words on the large button; null where there is no next step. */
  readonly primary = $derived.by((): string | null => {
    const { next, open } = this.asking;
    if (next?.kind === 'answer') return this.table.words(next.text) ?? t('web-confirm');
    if (next?.kind === 'set') return open ? short(open.picker.says(open.picked)) : null;
    if (next?.kind !== 'confirm') return open?.picker.problem(open.picked) ?? null;
    const { done, paid } = this.plan;
    return short(done.at(-1) ?? paid.at(-1) ?? '', done[0]);
  });
}

/** The first of some words that fits on the button. */
function short(...words: (string | undefined)[]): string {
  return words.find((said) => said && said.length <= SHORT) ?? t('web-confirm');
}

/** What came of an event as chips, where there are drawings for it. */
function drawn({ words, whose, signs }: Came): Chip[] {
  return (signs ?? []).map(({ piece, text }) => ({ piece, name: words, text: whose + text }));
}
