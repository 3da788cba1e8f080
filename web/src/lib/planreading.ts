// What there is to read in a plan: what was chosen, what comes of it, and what is asked next.
import type { Picked, Picker } from '../games/face';
import { applied } from './changes';
import type { Cell, Chosen, Fill, Mode, PlanState, Setting } from './planstate';
import { isEnough, mistake, speaksOf } from './task';
import type { Choice, Message, Position, Preview, Question, View } from './wire';

const NO_VIEW: View = {};
const NONE: Choice[] = [];

export class PlanReading {
  /** The sets of questions, which are made once; so are the planned position and the words of choices, since
   * every place of a board asks for them. */
  private readonly pickers = new WeakMap<Question, Picker | null>();
  private readonly views = new WeakMap<Preview, { of: View; view: View }>();
  private readonly messages = new WeakMap<Choice[], Map<string, Message>>();

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
    if (this.isStepDone) return true;
    if (!next.certain || next.shows_more || next.turn !== this.setting.snapshot()?.turn) return true;
    return next.begins !== false && this.goesOn !== 'must';
  }

  /** Whether the next question still belongs to what was begun. */
  get goesOn(): 'must' | 'may' | null {
    const begun = this.setting.snapshot();
    const next = this.preview;
    if (this.isStepDone || !begun || !next?.legal || next.shows_more || next.turn !== begun.turn) return null;
    return this.setting.face().goesOn?.(begun.question, next.question) ?? null;
  }

  /** The position that is shown: past, planned or present. */
  get view(): View {
    if (this.past) return this.past.view;
    const view = this.setting.snapshot()?.view ?? NO_VIEW;
    const { preview } = this;
    if (!preview) return view;
    const known = this.views.get(preview);
    if (known?.of === view) return known.view;
    const planned = applied(view, preview.changed);
    this.views.set(preview, { of: view, view: planned });
    return planned;
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

  /** Whether the plan does what the step of a lesson asks for, so that what follows is the next one's. */
  private get isStepDone(): boolean {
    const lesson = this.setting.lesson?.();
    return lesson ? isEnough(lesson, this.steps) : false;
  }

  /** All that can be chosen now: in a lesson only what counts. */
  get choices(): Choice[] {
    const lesson = this.setting.lesson?.();
    if (!lesson) return this.offered;
    const { steps } = this;
    return this.offered.filter(({ text }) => mistake(lesson, [...steps, text]) === null);
  }

  /** All that the rules allow now. */
  get offered(): Choice[] {
    if (this.mode === 'past' || this.mode === 'complete' || this.setting.covered?.()) return NONE;
    return (this.preview ? this.preview.legal : this.setting.snapshot()?.legal) ?? NONE;
  }

  get legal(): string[] {
    return this.choices.map((each) => each.text);
  }

  /** The set that is asked for now. */
  get picker(): Picker | null {
    const asked = this.offered.length > 0 ? this.question : null;
    if (!asked) return null;
    if (!this.pickers.has(asked)) {
      const found = this.setting.face().picker?.(asked, this.view, this.offered) ?? null;
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

  /** Whether an action can be chosen, or picked or put back in a set. */
  isLegal(text: string): boolean {
    const set = this.setOf(text);
    return set ? !this.isFull(set.picker, set.item) : this.messageOf(text) !== null;
  }

  /** Whether an action is planned, or picked in a set. */
  isChosen(text: string): boolean {
    const set = this.setOf(text);
    if (set) return (this.pickedOf(set.picker)[set.item] ?? 0) > 0 && !this.isUsualOnly(set.picker);
    return this.steps.includes(text);
  }

  /** What an action does, in words; null where it cannot be chosen now. */
  messageOf(text: string): Message | null {
    const { choices } = this;
    let known = this.messages.get(choices);
    if (!known) {
      known = new Map(choices.map((each) => [each.text, each.message]));
      this.messages.set(choices, known);
    }
    return known.get(text) ?? null;
  }

  /** The set, and the item in it, that an action on the board stands for: the one that is asked for, else
   * the last one that was filled in. */
  protected setOf(text: string): { picker: Picker; item: string } | null {
    const lesson = this.setting.lesson?.();
    if (lesson && !speaksOf(lesson, text)) return null;
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

  /** What a click on the board adds to: what is only proposed gives way to it. */
  protected pickedBefore(picker: Picker): Picked {
    return this.isUsualOnly(picker) ? {} : this.pickedOf(picker);
  }

  /** Whether there is no room for an item: then something else must be put back first. Of a payment there may be
   * too much, and where one is due, another one takes its place. */
  private isFull(picker: Picker, item: string): boolean {
    const picked = this.pickedBefore(picker);
    const isWhole = picker.counts(picked) >= picker.most && picker.most > 1 && !picker.isPayment;
    return isWhole && !picked[item];
  }

  protected put(part: Partial<PlanState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}
