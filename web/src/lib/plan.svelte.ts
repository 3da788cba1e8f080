// A move made of several small choices: gathered, previewed, then confirmed as one.
import type { Bundle, Face } from '../games/face';
import { call } from './api';
import type { Live } from './live.svelte';
import { named, told } from './refusal';
import { settings } from './settings.svelte';
import type { Change, Past, Preview, Question, View } from './types';
import { words } from './words.svelte';

/** Questions that begin something; everything else is a step of what was begun. */
const BEGINNINGS = new Set([
  'turn',
  'send',
  'bank',
  'build',
  'notary',
  'craft',
  'trade',
  'town_hall',
  'exchange',
  'invest',
]);

/** A small step that was settled by itself, and what else could have been chosen there. */
export interface Settled {
  text: string;
  legal: string[];
}

export class Plan {
  steps = $state<string[]>([]);
  /** What was asked when each step was chosen. */
  asked = $state.raw<(Question | null)[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  /** What was refused last. */
  refused = $state.raw<unknown>(null);
  /** A position of the past that is looked at instead of the present. */
  past = $state.raw<Past | null>(null);
  /** Answers that could take the place of the one that was chosen by itself. */
  others = $state.raw<Bundle[]>([]);
  /** How many steps stood there before one was chosen by itself. */
  private chosen = 0;
  /** The last steps, as far as they were settled by themselves: each can still be changed. */
  settled = $state.raw<Settled[]>([]);
  /** A preview that is on its way: nothing is played before it has come, or it would be of the past. */
  private peeking: Promise<unknown> = Promise.resolve();
  private reasons = new Map<string, string | null>();
  private reasonsFor = '';

  constructor(
    readonly live: Live,
    private readonly face: () => Face | undefined,
  ) {}

  /** The last refusal, in the reader's language. */
  get refusal(): string | null {
    return this.refused ? named(told(this.refused), this.live.snapshot?.seats ?? []) : null;
  }

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
    if (this.isWhole && !this.goesOn) return [];
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
    if (!next.certain || next.turn !== seat) return true;
    return BEGINNINGS.has(next.question?.kind ?? 'turn') && this.goesOn !== 'must';
  }

  /** Whether the next question still belongs to what was begun. */
  get goesOn(): 'must' | 'may' | null {
    const begun = this.live.snapshot;
    const next = this.preview;
    if (!begun || !next || next.turn !== begun.turn || !next.legal) return null;
    return this.face()?.goesOn?.(begun.question, next.question) ?? null;
  }

  /** Whole answers to the present question, the best first. */
  get bundles(): Bundle[] {
    return this.face()?.bundles?.(this.legal, this.question, this.view) ?? [];
  }

  isLegal(text: string): boolean {
    return this.legal.includes(text);
  }

  /** Choose an action: play it at once, or gather it when more choices follow. */
  async choose(text: string): Promise<void> {
    const snapshot = this.live.snapshot;
    if (!snapshot || this.busy || !this.isLegal(text)) return;
    this.refused = null;
    this.busy = true;
    await this.peeking;
    try {
      if (settings.now.confirm === 'never' && !this.isPlanning) {
        this.refused = await this.live.act(text);
        return;
      }
      await this.look([...this.steps, text]);
      await this.fill();
      const closed = this.face()?.closing?.includes(text) && this.others.length === 0;
      const simple = this.steps.length === 1 || closed;
      const whole = this.isWhole && !this.goesOn;
      if (simple && whole && settings.now.confirm !== 'always') await this.confirm(this.steps.length === 1);
    } catch (error) {
      this.refused = error;
      this.cancel();
    } finally {
      this.busy = false;
    }
  }

  /** Choose a whole answer; alone it is played at once, else it ends the plan. */
  async chooseAll(bundle: Bundle): Promise<void> {
    if (this.busy || !this.live.snapshot) return;
    const instead = this.others.includes(bundle);
    const before = instead ? this.steps.slice(0, this.chosen) : this.steps;
    this.refused = null;
    this.busy = true;
    await this.peeking;
    try {
      const others = this.others;
      await this.look([...before, ...bundle.steps]);
      if (instead) this.others = others;
      const alone = before.length === 0 && this.isWhole;
      if (alone && settings.now.confirm !== 'always') await this.confirm(true);
    } catch (error) {
      this.refused = error;
      this.cancel();
    } finally {
      this.busy = false;
    }
  }

  /** Choose the best payment by itself where something that was begun comes to one. */
  private async fill(): Promise<void> {
    if (!settings.now.automatic || this.isWhole || this.goesOn) return;
    const bundles = this.bundles;
    const best = bundles[0];
    if (!best) return this.settle();
    const before = this.steps.length;
    await this.look([...this.steps, ...best.steps]);
    this.others = bundles;
    this.chosen = before;
  }

  /** Answer by itself what only settles details, as wished where that is possible. */
  private async settle(wishes: string[] = []): Promise<void> {
    for (let best = this.settling; best; best = this.settling) {
      const { legal, settled } = this;
      const text = wishes.find((each) => legal.includes(each)) ?? best;
      await this.look([...this.steps, text]);
      this.settled = [...settled, { text, legal }];
    }
  }

  /** Change one of the steps that were settled by themselves; the later ones follow as they can. */
  async revise(at: number, text: string): Promise<void> {
    const old = this.settled;
    const changed = old[at];
    if (this.busy || !changed) return;
    this.busy = true;
    try {
      const begun = this.steps.slice(0, this.steps.length - old.length + at);
      await this.look([...begun, text]);
      this.settled = [...old.slice(0, at), { text, legal: changed.legal }];
      await this.settle(old.slice(at + 1).map((each) => each.text));
    } catch (error) {
      this.refused = error;
      this.cancel();
    } finally {
      this.busy = false;
    }
  }

  private get settling(): string | null {
    const face = this.face();
    const asked = this.isWhole ? null : this.question;
    if (!asked || !face?.settles?.(asked)) return null;
    return face.preferred(this.legal, asked, this.view);
  }

  /** Play all planned steps; what was never shown as a plan is not shown as one now. */
  async confirm(unseen = false): Promise<void> {
    const steps = this.steps;
    if (unseen) this.cancel();
    this.busy = true;
    for (const step of steps) {
      this.refused = await this.live.act(step);
      if (this.refused) break;
    }
    this.busy = false;
    this.cancel();
  }

  /** Take back the last planned step. */
  async back(): Promise<void> {
    const settled = this.others.length ? this.steps.length - this.chosen : this.settled.length;
    const steps = this.steps.slice(0, this.steps.length - settled - (this.others.length ? 0 : 1));
    if (steps.length === 0) this.cancel();
    else await this.look(steps);
  }

  cancel(): void {
    this.steps = [];
    this.asked = [];
    this.preview = null;
    this.others = [];
    this.settled = [];
  }

  /** What an answer would change beside what is planned already; null when it cannot be told. */
  async peek(text: string): Promise<Change[] | null> {
    if (this.busy) return null;
    const table = this.live.snapshot?.table ?? '';
    const now = this.preview?.changed ?? [];
    const actions = [...this.steps, text];
    const asked = call<Preview>('POST', `/api/tables/${table}/preview`, { actions }).catch(() => null);
    this.peeking = asked;
    const seen = await asked;
    return (
      seen?.changed.filter((each) => !now.some((old) => JSON.stringify(old) === JSON.stringify(each))) ?? null
    );
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
        'POST',
        `/api/tables/${snapshot.table}/why_not`,
        asked,
      );
      const reason = answer.reasons[text];
      this.reasons.set(text, reason ? named(reason, snapshot.seats) : null);
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
    const known = this.asked.slice(0, Math.min(this.steps.length, steps.length));
    const asked = steps.length > known.length ? [...known, this.question] : known;
    const seen = await call<Preview>('POST', `/api/tables/${table}/preview`, { actions: steps });
    this.steps = steps;
    this.asked = asked;
    this.preview = seen;
    this.others = [];
    this.settled = [];
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
