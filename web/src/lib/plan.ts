// A move made of several small choices: gathered, previewed, then sent as one. No browser, no runes:
// what it needs comes through its `Server` and its `Setting`.
import type { Bundle } from '../games/face';
import { applied } from './changes';
import {
  NOTHING,
  type Cell,
  type Mode,
  type PlanState,
  type Server,
  type Setting,
  type Settled,
} from './planstate';
import type { Change, Position, Preview, Question, View } from './wire';

export class Plan {
  /** A look ahead that is on its way: nothing is sent before it has come, or it would be of the past. */
  private peeking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly cell: Cell,
    private readonly server: Server,
    private readonly setting: Setting,
  ) {}

  // -- what is there ------------------------------------------------------------------------------

  get steps(): string[] {
    return this.cell.now.steps;
  }

  get questions(): (Question | null)[] {
    return this.cell.now.questions;
  }

  get preview(): Preview | null {
    return this.cell.now.preview;
  }

  get others(): Bundle[] {
    return this.cell.now.others;
  }

  get settled(): Settled[] {
    return this.cell.now.settled;
  }

  get past(): Position | null {
    return this.cell.now.past;
  }

  get busy(): boolean {
    return this.cell.now.busy;
  }

  get refused(): unknown {
    return this.cell.now.refused;
  }

  set refused(error: unknown) {
    this.put({ refused: error });
  }

  get mode(): Mode {
    if (this.past) return 'past';
    if (this.steps.length === 0) return 'idle';
    if (!this.isWhole) return 'gathering';
    return this.goesOn ? 'extendable' : 'complete';
  }

  get isPlanning(): boolean {
    return this.steps.length > 0;
  }

  /** The planned steps are whole: the next question would begin something new. */
  get isWhole(): boolean {
    const next = this.preview;
    if (!next) return false;
    if (!next.certain || next.shows_more || next.turn !== this.setting.snapshot()?.turn) return true;
    const begins = next.question === null || this.setting.face().begins(next.question);
    return begins && this.goesOn !== 'must';
  }

  /** Whether the next question still belongs to what was begun. */
  get goesOn(): 'must' | 'may' | null {
    const begun = this.setting.snapshot();
    const next = this.preview;
    if (!begun || !next?.legal || next.shows_more || next.turn !== begun.turn) return null;
    return this.setting.face().goesOn?.(begun.question, next.question) ?? null;
  }

  /** The position that is shown: past, planned or present. */
  get view(): View {
    if (this.past) return this.past.view;
    const view = this.setting.snapshot()?.view ?? {};
    return this.preview ? applied(view, this.preview.changed) : view;
  }

  get question(): Question | null {
    if (this.past) return null;
    return this.preview ? this.preview.question : (this.setting.snapshot()?.question ?? null);
  }

  get legal(): string[] {
    if (this.mode === 'past' || this.mode === 'complete') return [];
    return (this.preview ? this.preview.legal : this.setting.snapshot()?.legal) ?? [];
  }

  /** Whole answers to the present question, the best first. */
  get bundles(): Bundle[] {
    return this.setting.face().bundles?.(this.legal, this.question, this.view) ?? [];
  }

  isLegal(text: string): boolean {
    return this.legal.includes(text);
  }

  // -- what can be done ---------------------------------------------------------------------------

  /** Choose an action: send it at once, or gather it when more choices follow. */
  async choose(text: string): Promise<void> {
    if (!this.isLegal(text)) return;
    await this.attempt(async () => {
      if (this.setting.confirm() === 'never' && !this.isPlanning) return this.send([text]);
      await this.look([...this.steps, text]);
      await this.fill();
      const closes = this.setting.face().closing?.includes(text) && this.others.length === 0;
      const isSimple = this.steps.length === 1 || closes;
      if (!isSimple || this.mode !== 'complete' || this.setting.confirm() === 'always') return;
      await this.send(this.steps, this.steps.length === 1);
    });
  }

  /** Choose a whole answer; alone it is sent at once, else it ends the plan. */
  async chooseAll(bundle: Bundle): Promise<void> {
    const others = this.others;
    const isInstead = others.includes(bundle);
    const chosen = this.cell.now.chosen;
    const before = isInstead ? this.steps.slice(0, chosen) : this.steps;
    await this.attempt(async () => {
      await this.look([...before, ...bundle.steps]);
      if (isInstead) this.put({ others, chosen });
      const isAlone = before.length === 0 && this.isWhole;
      if (isAlone && this.setting.confirm() !== 'always') await this.send(this.steps, true);
    });
  }

  /** Change one of the steps that were settled by themselves; the later ones follow as they can. */
  async revise(at: number, text: string): Promise<void> {
    const { settled } = this;
    const old = settled[at];
    if (!old) return;
    await this.attempt(async () => {
      await this.look([...this.steps.slice(0, this.steps.length - settled.length + at), text]);
      this.put({ settled: [...settled.slice(0, at), { text, legal: old.legal }] });
      await this.settle(settled.slice(at + 1).map((each) => each.text));
    });
  }

  /** Send the planned move. */
  async confirm(): Promise<void> {
    if (this.isPlanning) await this.attempt(() => this.send(this.steps));
  }

  /** Send the only action there is; nobody chose it, so nobody is told if it is refused. */
  async play(text: string): Promise<void> {
    await this.attempt(() => this.server.act([text]));
  }

  /** Do something else that changes the table, and keep why it was refused. */
  async during(doing: () => Promise<unknown>): Promise<void> {
    await this.attempt(async () => this.put({ refused: await doing() }));
  }

  /** Take back the last choice, with what was filled in or settled after it. */
  async back(): Promise<void> {
    const { chosen, others } = this.cell.now;
    const left = others.length > 0 ? chosen : this.steps.length - this.settled.length - 1;
    const steps = this.steps.slice(0, left);
    if (steps.length === 0) this.cancel();
    else await this.attempt(() => this.look(steps));
  }

  cancel(): void {
    this.put(NOTHING);
  }

  /** What an answer would change beside what is planned already; null when it cannot be told. */
  async peek(text: string): Promise<Change[] | null> {
    if (this.busy) return null;
    const known = new Set((this.preview?.changed ?? []).map((each) => JSON.stringify(each)));
    const asked = this.server.preview([...this.steps, text]).catch(() => null);
    this.peeking = asked;
    const seen = await asked;
    return seen?.changed.filter((each) => !known.has(JSON.stringify(each))) ?? null;
  }

  /** Look at the position after so many actions; null goes back to the present. */
  async visit(count: number | null): Promise<void> {
    const snapshot = this.setting.snapshot();
    if (!snapshot) return;
    this.cancel();
    const isPast = count !== null && count < snapshot.count;
    try {
      this.put({ past: isPast ? await this.server.at(count) : null });
    } catch (error) {
      this.refused = error;
    }
  }

  // -- how it is done -----------------------------------------------------------------------------

  private put(part: Partial<PlanState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }

  /** One thing at a time; what is refused leaves the plan as it was. */
  private async attempt(doing: () => Promise<unknown>): Promise<void> {
    if (this.busy || !this.setting.snapshot()) return;
    const before = { ...this.cell.now, refused: null };
    this.put({ busy: true, refused: null });
    await this.peeking;
    try {
      await doing();
    } catch (error) {
      this.put({ ...before, refused: error });
    } finally {
      this.put({ busy: false });
    }
  }

  private async look(steps: string[]): Promise<void> {
    const known = this.questions.slice(0, Math.min(this.steps.length, steps.length));
    const questions = steps.length > known.length ? [...known, this.question] : known;
    const preview = await this.server.preview(steps);
    this.put({ ...NOTHING, steps, questions, preview });
  }

  /** Fill in the best whole answer where something that was begun comes to one; settle details. */
  private async fill(): Promise<void> {
    if (!this.setting.automatic() || this.isWhole || this.goesOn) return;
    const bundles = this.bundles;
    const best = bundles[0];
    if (!best) return this.settle();
    const chosen = this.steps.length;
    await this.look([...this.steps, ...best.steps]);
    this.put({ others: bundles, chosen });
  }

  /** Answer by itself what only settles details, as wished where that is possible. */
  private async settle(wishes: string[] = []): Promise<void> {
    for (let best = this.settling; best; best = this.settling) {
      const { legal, settled } = this;
      const text = wishes.find((each) => legal.includes(each)) ?? best;
      await this.look([...this.steps, text]);
      this.put({ settled: [...settled, { text, legal }] });
    }
  }

  private get settling(): string | null {
    const face = this.setting.face();
    const asked = this.isWhole ? null : this.question;
    if (!asked || !face.settles?.(asked)) return null;
    return face.preferred(this.legal, asked, this.view);
  }

  /** Send a move; what was never shown as a plan is not shown as one now. */
  private async send(steps: string[], isUnseen = false): Promise<void> {
    if (isUnseen) this.cancel();
    const refused = await this.server.act(steps);
    if (refused) throw refused;
    this.cancel();
  }
}
