// A move made of several small choices: gathered, previewed, then sent as one. No browser, no runes:
// what it needs comes through its `Server` and its `Setting`.
import type { Bundle } from '../games/face';
import { applied } from './changes';
import {
  NOTHING,
  type Cell,
  type Chosen,
  type Mode,
  type PlanState,
  type Server,
  type Setting,
  type Settled,
} from './planstate';
import type { Choice, Message, Outcome, Position, Preview, Question, View } from './wire';

export class Plan {
  /** A look ahead that is on its way: nothing is sent before it has come, or it would be of the past. */
  private peeking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly cell: Cell,
    private readonly server: Server,
    private readonly setting: Setting,
  ) {}

  // -- what is there ------------------------------------------------------------------------------

  get chosen(): Chosen[] {
    return this.cell.now.chosen;
  }

  /** All that was chosen, action by action. */
  get steps(): string[] {
    return this.chosen.flatMap((each) => each.steps);
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
    if (!this.isPlanning) return 'idle';
    if (!this.isWhole) return 'gathering';
    return this.goesOn ? 'extendable' : 'complete';
  }

  get isPlanning(): boolean {
    return this.chosen.length > 0;
  }

  /** The planned steps are whole: the next question would begin something new. */
  get isWhole(): boolean {
    const next = this.preview;
    if (!next) return false;
    if (!next.certain || next.shows_more || next.turn !== this.setting.snapshot()?.turn) return true;
    return next.begins !== false && this.goesOn !== 'must';
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

  /** What is asked, in words. */
  get prompt(): Message | null {
    if (this.past) return null;
    return this.preview ? this.preview.prompt : (this.setting.snapshot()?.prompt ?? null);
  }

  /** All that can be chosen now. */
  get choices(): Choice[] {
    if (this.mode === 'past' || this.mode === 'complete') return [];
    return (this.preview ? this.preview.legal : this.setting.snapshot()?.legal) ?? [];
  }

  get legal(): string[] {
    return this.choices.map((each) => each.text);
  }

  /** Whole answers to the present question, the best first. */
  get bundles(): Bundle[] {
    return this.setting.face().bundles?.(this.legal, this.question, this.view) ?? [];
  }

  isLegal(text: string): boolean {
    return this.messageOf(text) !== null;
  }

  /** What an action does, in words; null where it cannot be chosen now. */
  messageOf(text: string): Message | null {
    return this.choices.find((each) => each.text === text)?.message ?? null;
  }

  // -- what can be done ---------------------------------------------------------------------------

  /** Choose an action: send it at once, or gather it when more choices follow. */
  async choose(text: string): Promise<void> {
    if (!this.isLegal(text)) return;
    await this.attempt(async () => {
      if (this.setting.confirm() === 'never' && !this.isPlanning) return this.send([text]);
      await this.look([...this.chosen, this.step(text)]);
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
    const before = isInstead ? this.chosen.slice(0, -1) : this.chosen;
    await this.attempt(async () => {
      await this.look([...before, whole(bundle)]);
      if (isInstead) this.put({ others });
      const isAlone = before.length === 0 && this.isWhole;
      if (isAlone && this.setting.confirm() !== 'always') await this.send(this.steps, true);
    });
  }

  /** Change one of the steps that were settled by themselves; the later ones follow as they can. */
  async revise(at: number, text: string): Promise<void> {
    const { chosen, settled } = this;
    const old = settled[at];
    if (!old) return;
    await this.attempt(async () => {
      await this.look([
        ...chosen.slice(0, chosen.length - settled.length + at),
        this.step(text, old.choices),
      ]);
      this.put({ settled: [...settled.slice(0, at), { text, choices: old.choices }] });
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
    const left = this.chosen.slice(0, this.chosen.length - this.settled.length - 1);
    if (left.length === 0) this.cancel();
    else await this.attempt(() => this.look(left));
  }

  cancel(): void {
    this.put(NOTHING);
  }

  /** What would come of an answer beside what is planned already; null when it cannot be told. */
  async peek(text: string): Promise<Outcome[] | null> {
    if (this.busy) return null;
    const known = new Set((this.preview?.outcomes ?? []).map((each) => JSON.stringify(each)));
    const asked = this.server.preview([...this.steps, text]).catch(() => null);
    this.peeking = asked;
    const seen = await asked;
    return seen?.outcomes.filter((each) => !known.has(JSON.stringify(each))) ?? null;
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

  private async look(chosen: Chosen[]): Promise<void> {
    const preview = await this.server.preview(chosen.flatMap((each) => each.steps));
    this.put({ ...NOTHING, chosen, preview });
  }

  /** One action, in the words of the choice that it is. */
  private step(text: string, choices: Choice[] = this.choices): Chosen {
    return { steps: [text], words: choices.find((each) => each.text === text)?.message ?? text };
  }

  /** Fill in the best whole answer where something that was begun comes to one; settle details. */
  private async fill(): Promise<void> {
    if (!this.setting.automatic() || this.isWhole || this.goesOn) return;
    const bundles = this.bundles;
    const best = bundles[0];
    if (!best) return this.settle();
    await this.look([...this.chosen, whole(best)]);
    this.put({ others: bundles });
  }

  /** Answer by itself what only settles details, as wished where that is possible. */
  private async settle(wishes: string[] = []): Promise<void> {
    for (let best = this.settling; best; best = this.settling) {
      const { choices, settled } = this;
      const text = wishes.find((each) => this.isLegal(each)) ?? best;
      await this.look([...this.chosen, this.step(text)]);
      this.put({ settled: [...settled, { text, choices }] });
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

const whole = (bundle: Bundle): Chosen => ({ steps: bundle.steps, words: bundle.label });
