// What there is to read in a plan: what was chosen, what comes of it, and what is asked next.
import type { Picked, Picker } from '../games/face';
import { applied } from './changes';
import type { Cell, Chosen, Fill, Mode, PlanState, Setting } from './planstate';
import type { Choice, Message, Position, Preview, Question, View } from './wire';

export class PlanReading {
  /** The sets of questions, which are made once. */
  private readonly pickers = new WeakMap<Question, Picker | null>();

  constructor(
    protected readonly cell: Cell,
    protected readonly setting: Setting,
  ) {}

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

  /** Sets among what was chosen; each can still be changed. */
  get fills(): Fill[] {
    return this.cell.now.fills;
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
    if (this.mode === 'past' || this.mode === 'complete' || this.setting.covered?.()) return [];
    return (this.preview ? this.preview.legal : this.setting.snapshot()?.legal) ?? [];
  }

  get legal(): string[] {
    return this.choices.map((each) => each.text);
  }

  /** The set that is asked for now. */
  get picker(): Picker | null {
    const asked = this.choices.length > 0 ? this.question : null;
    if (!asked) return null;
    if (!this.pickers.has(asked)) {
      const found = this.setting.face().picker?.(asked, this.view, this.choices) ?? null;
      this.pickers.set(asked, found);
    }
    return this.pickers.get(asked) ?? null;
  }

  /** What is picked of a set: of one that was filled in, or of the one that is asked for. */
  pickedOf(picker: Picker): Picked {
    const filled = this.fills.find((each) => each.picker === picker);
    return filled?.picked ?? this.cell.now.draft ?? picker.usual ?? {};
  }

  /** Whether nobody has changed what is usual in the set that is asked for. */
  get isUntouched(): boolean {
    return this.cell.now.draft === null;
  }

  isLegal(text: string): boolean {
    return this.messageOf(text) !== null || this.setOf(text) !== null;
  }

  /** Whether an action is planned, or picked in a set. */
  isChosen(text: string): boolean {
    const set = this.setOf(text);
    if (set) return (this.pickedOf(set.picker)[set.item] ?? 0) > 0 && !this.isUsualOnly(set.picker);
    return this.steps.includes(text);
  }

  /** What an action does, in words; null where it cannot be chosen now. */
  messageOf(text: string): Message | null {
    return this.choices.find((each) => each.text === text)?.message ?? null;
  }

  /** The set, and the item in it, that an action on the board stands for: the one that is asked for, else
   * the last one that was filled in. */
  protected setOf(text: string): { picker: Picker; item: string } | null {
    const open = this.picker;
    const all = [...(open ? [open] : []), ...this.fills.map((each) => each.picker).reverse()];
    for (const picker of all) {
      const item = picker.itemOf(text);
      if (item !== null) return { picker, item };
    }
    return null;
  }

  /** Whether a set is as it is proposed, so that nothing of it counts as chosen. */
  protected isUsualOnly(picker: Picker): boolean {
    return picker === this.picker && this.isUntouched;
  }

  protected put(part: Partial<PlanState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}
