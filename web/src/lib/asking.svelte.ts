// What the ticket and the list of answers share: answers in groups, their keys, and the one next step.
import type { Picked, Picker } from '../games/face';
import { heading } from './messages';
import type { TableContext } from './table.svelte';
import type { Choice } from './wire';

/** Answers under one heading. */
export interface Group {
  heading: string;
  choices: Choice[];
  /** Not wanted by most: closed until it is. */
  isFolded: boolean;
}

/** The usual next step: what the large button and Enter do. */
export type Next = { kind: 'confirm' } | { kind: 'set' } | { kind: 'answer'; text: string };

/** A set of things with what is picked of it. */
export interface AskedSet {
  picker: Picker;
  picked: Picked;
  /** Whether the question is still open; else it was filled in and can be changed. */
  isOpen: boolean;
}

const KEYS = 9;
const FEW = 6;

export class Asking {
  constructor(private readonly table: TableContext) {}

  /** Whether we are asked, and nothing stands between us and the answer. */
  readonly isMine = $derived.by(() => {
    const { snapshot, plan, covered, live } = this.table;
    return snapshot.your_turn && !plan.past && covered === null && live.online;
  });

  /** Whether there is anything to choose besides what is planned. */
  readonly isOpen = $derived.by(() => {
    const { plan } = this.table;
    return this.isMine && (!plan.isPlanning || !plan.isWhole || plan.goesOn !== null);
  });

  /** Sets that were filled in, and the one that is asked for. */
  readonly sets = $derived.by((): AskedSet[] => {
    if (!this.isMine) return [];
    const { plan } = this.table;
    const filled = plan.fills.map(({ picker, picked }) => ({ picker, picked, isOpen: false }));
    const open = this.isOpen ? plan.picker : null;
    return open ? [...filled, { picker: open, picked: plan.pickedOf(open), isOpen: true }] : filled;
  });

  /** The set that is asked for. */
  readonly open = $derived(this.sets.find((set) => set.isOpen) ?? null);

  readonly groups = $derived.by((): Group[] => {
    if (!this.isOpen) return [];
    const { plan, face, name } = this.table;
    const found = new Map<string, Choice[]>();
    for (const choice of plan.choices) {
      const under = heading(choice.message, name);
      found.set(under, [...(found.get(under) ?? []), choice]);
    }
    return [...found].map(([heading, choices]) => ({
      heading,
      choices,
      isFolded:
        choices.length > 1 &&
        found.size > 1 &&
        choices.every(({ text }) => face.folded?.(text, plan.question, plan.legal) ?? false),
    }));
  });

  /** The one answer that stands out. */
  readonly best = $derived.by((): string | null => {
    if (!this.isOpen || this.open) return null;
    const { plan, face, view } = this.table;
    const only = plan.offered.length === 1 ? plan.legal[0] : undefined;
    return (
      only ??
      face.preferred(plan.legal, plan.question, view) ??
      face.usual?.(plan.choices, plan.question) ??
      null
    );
  });

  readonly next = $derived.by((): Next | null => {
    const { plan } = this.table;
    if (!this.isMine) return null;
    if (plan.isPlanning && plan.isWhole) return { kind: 'confirm' };
    if (this.open) return this.open.picker.problem(this.open.picked) === null ? { kind: 'set' } : null;
    return this.best ? { kind: 'answer', text: this.best } : null;
  });

  /** Answers that the board does not show and that are not the next step. */
  readonly extras = $derived.by((): Group[] => {
    const next = this.next?.kind === 'answer' ? this.next.text : null;
    const isElsewhere = (text: string): boolean =>
      text === next || this.table.isOnBoard(text) || (this.open?.picker.covers(text) ?? false);
    return this.groups
      .map((group) => ({ ...group, choices: group.choices.filter(({ text }) => !isElsewhere(text)) }))
      .filter((group) => group.choices.length > 0);
  });

  /** Whether they are too many for a row of buttons. */
  readonly isMany = $derived(this.extras.reduce((sum, group) => sum + group.choices.length, 0) > FEW);

  /** The keys 1 to 9 in the order of the list. */
  readonly keys = $derived.by(
    () =>
      new Map(
        this.groups
          .filter((group) => !group.isFolded)
          .flatMap((group) => group.choices)
          .slice(0, KEYS)
          .map(({ text }, at) => [text, at + 1]),
      ),
  );

  /** Do the next step. */
  async go(): Promise<void> {
    const { next } = this;
    const { plan } = this.table;
    if (next?.kind === 'confirm') await plan.confirm();
    else if (next?.kind === 'set') await plan.pickAll();
    else if (next?.kind === 'answer') await plan.choose(next.text);
  }
}
