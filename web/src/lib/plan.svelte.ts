// A move made of several small choices: gathered, previewed, then confirmed as one.
import { call, Refused } from './api';
import type { Live } from './live.svelte';
import { settings } from './settings.svelte';
import type { Change, Past, Preview, Question, View } from './types';
import { words } from './words.svelte';

/** Questions that begin something; everything else is a step of what was begun. */
const BEGINNINGS = new Set([
  'turn', 'send', 'bank', 'build', 'notary', 'craft', 'trade', 'town_hall', 'exchange', 'invest',
]);

export class Plan {
  steps = $state<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  /** The last refusal, for the reader. */
  refusal = $state<string | null>(null);
  /** A position of the past that is looked at instead of the present. */
  past = $state.raw<Past | null>(null);
  private reasons = new Map<string, string | null>();
  private reasonsFor = '';

  constructor(readonly live: Live) {}

  /** The position that is shown: past, planned or present. */
  get view(): View {
    if (this.past) return this.past.view;
    const view = this.live.snapshot?.view ?? {};
    return this.preview ? changed(view, this.preview.changed) : view;
  }

  get question(): Question | null {
    if (this.past) return null;
    return this.preview ? this.preview.question : (this.live.snapshot?.question ?? null);
  }

  get legal(): string[] {
    if (this.past) return [];
    return (this.preview ? this.preview.legal : this.live.snapshot?.legal) ?? [];
  }

  get isPlanning(): boolean {
    return this.steps.length > 0;
  }

  /** The planned steps are whole: the next question would begin something new. */
  get isWhole(): boolean {
    const next = this.preview;
    if (!next) return false;
    const seat = this.live.snapshot?.turn;
    return !next.certain || next.turn !== seat || BEGINNINGS.has(next.question?.kind ?? 'turn');
  }

  isLegal(text: string): boolean {
    return this.legal.includes(text);
  }

  /** Choose an action: play it at once, or gather it when more choices follow. */
  async choose(text: string): Promise<void> {
    const snapshot = this.live.snapshot;
    if (!snapshot || this.busy || !this.isLegal(text)) return;
    this.refusal = null;
    if (settings.now.confirm === 'never' && !this.isPlanning) {
      this.refusal = await this.live.act(text);
      return;
    }
    this.busy = true;
    try {
      await this.look([...this.steps, text]);
      const simple = this.steps.length === 1 && this.isWhole;
      if (simple && settings.now.confirm !== 'always') await this.confirm();
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : String(error);
      this.cancel();
    } finally {
      this.busy = false;
    }
  }

  /** Play all planned steps. */
  async confirm(): Promise<void> {
    const steps = this.steps;
    for (const step of steps) {
      this.refusal = await this.live.act(step);
      if (this.refusal) break;
      await this.arrived();
    }
    this.cancel();
  }

  /** Take back the last planned step. */
  async back(): Promise<void> {
    const steps = this.steps.slice(0, -1);
    if (steps.length === 0) this.cancel();
    else await this.look(steps);
  }

  cancel(): void {
    this.steps = [];
    this.preview = null;
  }

  /** Why an action is not possible now; null when it is. */
  async why(text: string): Promise<string | null> {
    const snapshot = this.live.snapshot;
    if (!snapshot || this.past) return null;
    const now = `${snapshot.version} ${words.language}`;
    if (this.reasonsFor !== now) {
      this.reasonsFor = now;
      this.reasons.clear();
    }
    if (!this.reasons.has(text)) {
      const asked = { texts: [text], language: words.language };
      const answer = await call<{ reasons: Record<string, string | null> }>(
        'POST', `/api/tables/${snapshot.table}/why_not`, asked,
      );
      this.reasons.set(text, answer.reasons[text] ?? null);
    }
    return this.reasons.get(text) ?? null;
  }

  /** Look at the position after so many actions; null goes back to the present. */
  async visit(count: number | null): Promise<void> {
    const snapshot = this.live.snapshot;
    if (!snapshot) return;
    this.cancel();
    this.past =
      count === null || count >= snapshot.count
        ? null
        : await call<Past>('GET', `/api/tables/${snapshot.table}/at/${count}`);
  }

  private async look(steps: string[]): Promise<void> {
    const table = this.live.snapshot?.table ?? '';
    const seen = await call<Preview>('POST', `/api/tables/${table}/preview`, { actions: steps });
    this.steps = steps;
    this.preview = seen;
  }

  /** Wait until the snapshot that shows the last step is here. */
  private async arrived(): Promise<void> {
    await new Promise((done) => setTimeout(done, 0));
  }
}

/** A view with changes laid over it; the view itself stays as it is. */
export function changed(view: View, changes: Change[]): View {
  const copy = structuredClone(view);
  for (const change of changes) {
    let at: any = copy;
    const last = change.path[change.path.length - 1];
    for (const part of change.path.slice(0, -1)) at = at?.[part];
    if (at === undefined || at === null || last === undefined) continue;
    if (change.to === null && !Array.isArray(at)) delete at[last];
    else at[last] = change.to;
  }
  return copy;
}
