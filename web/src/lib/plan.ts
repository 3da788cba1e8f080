// A move made of several small choices: gathered, previewed, then sent as one. No browser, no runes:
// what it needs comes through its `Server` and its `Setting`.
import type { Picked, Picker } from '../games/face';
import { PlanReading } from './planreading';
import { NOTHING, type Cell, type Chosen, type Fill, type Server, type Setting } from './planstate';
import type { Outcome } from './wire';

export class Plan extends PlanReading {
  /** A look ahead that is on its way: nothing is sent before it has come, or it would be of the past. */
  private peeking: Promise<unknown> = Promise.resolve();

  constructor(
    cell: Cell,
    private readonly server: Server,
    setting: Setting,
  ) {
    super(cell, setting);
  }

  // -- what can be done ---------------------------------------------------------------------------

  /** Choose an action: send it at once, or gather it when more choices follow. */
  async choose(text: string): Promise<void> {
    if (!this.isLegal(text)) return;
    const set = this.setOf(text);
    if (set) return this.toggle(set.picker, set.item);
    await this.attempt(async () => {
      if (this.setting.confirm() === 'never' && !this.isPlanning) return this.send([text]);
      await this.look([...this.chosen, this.step(text)]);
      await this.fill();
      const closes = this.setting.face().closing?.includes(text) && this.fills.length === 0;
      const isSimple = this.steps.length === 1 || closes;
      if (!isSimple || this.mode !== 'complete' || this.setting.confirm() === 'always') return;
      await this.send(this.steps, this.steps.length === 1);
    });
  }

  /** Pick in a set; what came after it is filled in again as it was, where that is still possible. A set that
   * is not whole is asked for again. */
  async pick(picker: Picker, picked: Picked): Promise<void> {
    const at = this.fills.findIndex((each) => each.picker === picker);
    const fills = at < 0 ? this.fills : this.fills.slice(0, at);
    const later = at < 0 ? [] : this.fills.slice(at + 1);
    const before = at < 0 ? this.chosen : this.chosen.slice(0, this.fills[at]?.before);
    if (picker.problem(picked) !== null) {
      if (at >= 0) await this.attempt(() => this.reopen(before, fills));
      this.put({ draft: picked });
      return;
    }
    await this.attempt(async () => {
      await this.grant(before, fills, picker, picked);
      await this.fill(later.map((each) => each.picked));
    });
  }

  /** Answer with the set as it is picked now; alone it is sent at once. */
  async pickAll(): Promise<void> {
    const { picker } = this;
    if (!picker || picker.problem(this.pickedOf(picker)) !== null) return;
    const isAlone = !this.isPlanning;
    await this.pick(picker, this.pickedOf(picker));
    if (isAlone && this.mode === 'complete' && this.setting.confirm() !== 'always') await this.confirm();
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

  /** Take back the last choice, with what was filled in after it. */
  async back(): Promise<void> {
    let last = this.chosen.length - 1;
    while (this.fills.some((each) => each.before === last)) last -= 1;
    const fills = this.fills.filter((each) => each.before < last);
    await this.attempt(() => this.reopen(this.chosen.slice(0, Math.max(last, 0)), fills));
  }

  cancel(): void {
    this.put(NOTHING);
  }

  /** What would come of answers beside what is planned already; null when it cannot be told. */
  async peek(wishes: string[]): Promise<Outcome[] | null> {
    if (this.busy) return null;
    const known = new Set((this.preview?.outcomes ?? []).map((each) => JSON.stringify(each)));
    const asked = this.server.preview(this.steps, wishes).catch(() => null);
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
    this.put({ ...NOTHING, fills: this.fills, chosen, preview });
  }

  /** One action, in the words of the choice that it is. */
  private step(text: string): Chosen {
    return { steps: [text], words: this.messageOf(text) ?? text };
  }

  /** One more of an item, or none of it again; where only one is due, another one takes its place. */
  private async toggle(picker: Picker, item: string): Promise<void> {
    const old = this.isUsualOnly(picker) ? {} : this.pickedOf(picker);
    const most = picker.items.find((each) => each.id === item)?.most ?? 0;
    const n = old[item] ?? 0;
    if (n >= most) return this.pick(picker, { ...old, [item]: 0 });
    const next = picker.most === 1 ? { [item]: 1 } : { ...old, [item]: n + 1 };
    if (picker.counts(old) >= picker.most && picker.most > 1 && !picker.isPayment) return;
    await this.pick(picker, next);
  }

  /** Fill in the sets that have a usual choice, or one that was wished for. */
  private async fill(wishes: Picked[] = []): Promise<void> {
    while (this.setting.automatic() && !this.isWhole && !this.goesOn) {
      const { picker, chosen } = this;
      const wished = wishes.find((each) => picker && fits(picker, each));
      const picked = wished ?? picker?.usual;
      if (!picker || !picked) return;
      await this.grant(chosen, this.fills, picker, picked);
      if (this.chosen.at(-1)?.steps.length === 0) return;
    }
  }

  /** Choose a set: the server says which steps it takes. */
  private async grant(before: Chosen[], fills: Fill[], picker: Picker, picked: Picked): Promise<void> {
    const steps = before.flatMap((each) => each.steps);
    const preview = await this.server.preview(steps, picker.wishes(picked));
    const chosen = [...before, { steps: preview.steps.slice(steps.length), words: picker.says(picked) }];
    this.put({ ...NOTHING, chosen, preview, fills: [...fills, { picker, picked, before: before.length }] });
  }

  /** Go back to what was chosen before. */
  private async reopen(chosen: Chosen[], fills: Fill[]): Promise<void> {
    if (chosen.length === 0) return this.cancel();
    await this.look(chosen);
    this.put({ fills });
  }

  /** Send a move; what was never shown as a plan is not shown as one now. */
  private async send(steps: string[], isUnseen = false): Promise<void> {
    if (isUnseen) this.cancel();
    const refused = await this.server.act(steps);
    if (refused) throw refused;
    this.cancel();
  }
}

/** Whether something that was picked once can be picked here. */
function fits(picker: Picker, picked: Picked): boolean {
  const most = (item: string): number => picker.items.find((each) => each.id === item)?.most ?? 0;
  const isHere = Object.entries(picked).every(([item, n]) => n <= most(item));
  return isHere && picker.problem(picked) === null;
}
