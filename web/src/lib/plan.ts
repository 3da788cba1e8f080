// A move made of several small choices: gathered, previewed, then sent as one. No browser, no runes:
// what it needs comes through its `Server` and its `Setting`.
import type { Picked, Picker } from '../games/face';
import { PlanReading } from './planreading';
import { EMPTY, NOTHING, type Cell, type Chosen, type Fill, type Server, type Setting } from './planstate';
import { Mistake, mistake } from './task';
import type { Preview } from './wire';

export class Plan extends PlanReading {
  /** How many positions were asked for; only the last one is shown. */
  private visits = 0;
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
      await this.sendSimple(text);
    });
  }

  /** Gather a whole move that was thought through elsewhere, such as a hint; its sets can still be changed. */
  async follow(steps: string[]): Promise<void> {
    const [first] = steps;
    if (!first || this.isPlanning || !this.isLegal(first)) return;
    await this.attempt(async () => {
      if (this.setting.confirm() === 'never') return this.send(steps);
      let left = steps;
      while (left.length > 0 && this.mode !== 'complete') left = await this.followOnce(left);
      await this.fill();
      await this.sendSimple(first);
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

  /** Send a move that was advised against. */
  async insist(steps: string[]): Promise<void> {
    await this.attempt(() => this.dispatch(steps));
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

  /** What would come of an action, with all that is usual after it; null when it cannot be told. */
  async tryOut(text: string): Promise<Preview | null> {
    if (this.busy) return null;
    const setting: Setting = { ...this.setting, confirm: () => 'always', automatic: () => true };
    const aside = new Plan({ now: EMPTY }, this.server, setting);
    const tried = aside.choose(text).then(() => aside.preview);
    this.peeking = tried;
    return tried;
  }

  /** Look at the position after so many actions, when the game is over also through the eyes of another
   * seat; null goes back to the present. */
  async visit(count: number | null, seat?: number): Promise<void> {
    const snapshot = this.setting.snapshot();
    if (!snapshot) return;
    this.cancel();
    const isPast = count !== null && count < snapshot.count;
    const number = ++this.visits;
    try {
      const past = isPast ? await this.server.at(count, seat) : null;
      if (number === this.visits) this.put({ past }); // else somebody went on meanwhile
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
    this.cell.hold?.();
    await this.peeking;
    try {
      await doing();
    } catch (error) {
      this.put({ ...before, refused: error });
    } finally {
      this.put({ busy: false });
      this.cell.show?.();
    }
  }

  /** Refuse what leads away from a lesson. */
  private check(steps: string[]): void {
    const lesson = this.setting.lesson?.();
    const said = lesson ? mistake(lesson, steps) : null;
    if (said) throw new Mistake(said);
  }

  private async look(chosen: Chosen[]): Promise<void> {
    this.check(chosen.flatMap((each) => each.steps));
    const preview = await this.server.preview(chosen.flatMap((each) => each.steps));
    this.put({ ...NOTHING, fills: this.fills, chosen, preview });
  }

  /** One action, in the words of the choice that it is. */
  private step(text: string): Chosen {
    return { steps: [text], words: this.messageOf(text) ?? text };
  }

  /** One more of an item, or none of it again where there is no more of it, or no room for more; where only
   * one is due, another one takes its place. */
  private async toggle(picker: Picker, item: string): Promise<void> {
    const old = this.pickedBefore(picker);
    const most = picker.items.find((each) => each.id === item)?.most ?? 0;
    const n = old[item] ?? 0;
    const hasRoom = picker.counts(old) < picker.most || picker.most === 1 || picker.isPayment;
    if (n >= most || !hasRoom) return this.pick(picker, { ...old, [item]: 0 });
    await this.pick(picker, picker.most === 1 ? { [item]: 1 } : { ...old, [item]: n + 1 });
  }

  /** Fill in the sets that have a usual choice, or one that was wished for. */
  private async fill(wishes: Picked[] = []): Promise<void> {
    while (this.setting.automatic() && !this.isWhole && !this.goesOn) {
      const { picker, chosen } = this;
      const wished = wishes.find((each) => picker && fits(picker, each));
      const picked = wished ?? picker?.usual;
      if (!picker || !picked) return;
      if (!(await this.tryGrant(chosen, this.fills, picker, picked))) return;
      if (this.chosen.at(-1)?.steps.length === 0) return;
    }
  }

  /** Choose a set unless a lesson wants another one: then it is left to the learner. */
  private async tryGrant(before: Chosen[], fills: Fill[], picker: Picker, picked: Picked): Promise<boolean> {
    try {
      await this.grant(before, fills, picker, picked);
      return true;
    } catch (error) {
      if (error instanceof Mistake) return false;
      throw error;
    }
  }

  /** Choose a set: the server says which steps it takes. */
  private async grant(before: Chosen[], fills: Fill[], picker: Picker, picked: Picked): Promise<void> {
    const steps = before.flatMap((each) => each.steps);
    const preview = await this.server.preview(steps, picker.wishes(picked));
    this.check(preview.steps);
    const chosen = [...before, { steps: preview.steps.slice(steps.length), words: picker.says(picked) }];
    this.put({ ...NOTHING, chosen, preview, fills: [...fills, { picker, picked, before: before.length }] });
  }

  /** Go back to what was chosen before. */
  private async reopen(chosen: Chosen[], fills: Fill[]): Promise<void> {
    if (chosen.length === 0) return this.cancel();
    await this.look(chosen);
    this.put({ fills });
  }

  /** Choose the first of some steps, or all that belong to the set that is asked for; the rest is given back. */
  private async followOnce(steps: string[]): Promise<string[]> {
    const { picker, chosen, fills } = this;
    const picked = picker?.read(steps);
    if (picker && picked && picker.problem(picked) === null) {
      const before = this.cell.now;
      await this.grant(chosen, fills, picker, picked);
      const granted = this.chosen.at(-1)?.steps ?? [];
      if (granted.length > 0 && granted.every((text, at) => text === steps[at]))
        return steps.slice(granted.length);
      this.put(before); // the rules ask for it in another way
    }
    const [first = '', ...left] = steps;
    await this.look([...chosen, this.step(first)]);
    return left;
  }

  /** Send a move that needs no second look. */
  private async sendSimple(last: string): Promise<void> {
    const face = this.setting.face();
    const closes = face.closing?.includes(last) || face.isFinal?.(last);
    const isSimple = this.steps.length === 1 || (closes && this.fills.length === 0);
    if (!isSimple || this.mode !== 'complete' || this.setting.confirm() === 'always') return;
    await this.send(this.steps, this.steps.length === 1);
  }

  /** Send a move, unless somebody advises against it; what was never shown as a plan is not shown as one now. */
  private async send(steps: string[], isUnseen = false): Promise<void> {
    if (this.setting.allows && !(await this.setting.allows(steps))) return;
    await this.dispatch(steps, isUnseen);
  }

  private async dispatch(steps: string[], isUnseen = false): Promise<void> {
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
