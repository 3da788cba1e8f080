// What the ticket and the list of answers share: answers in groups, their keys, and the one next step.
import type { Bundle } from '../games/face';
import { heading } from './messages';
import type { TableContext } from './table.svelte';
import type { Choice } from './wire';

/** Answers under one heading. */
export interface Group {
  heading: string;
  choices: Choice[];
  /** Numbers of the same thing: chosen by a stepper. */
  isAmount: boolean;
  /** Not wanted by most: closed until it is. */
  isFolded: boolean;
}

/** The usual next step: what the large button and Enter do. */
export type Next =
  { kind: 'confirm' } | { kind: 'bundle'; bundle: Bundle } | { kind: 'answer'; text: string };

const MANY = 3; // numbers from which on a stepper is handier than buttons
const KEYS = 9;

export class Asking {
  constructor(private readonly table: TableContext) {}

  /** Whether we are asked, and nothing stands between us and the answer. */
  readonly isMine = $derived.by(
    () => this.table.snapshot.your_turn && !this.table.plan.past && this.table.covered === null,
  );

  /** Whether there is anything to choose besides what is planned. */
  readonly isOpen = $derived.by(() => {
    const { plan } = this.table;
    return this.isMine && (!plan.isPlanning || !plan.isWhole || plan.goesOn !== null);
  });

  readonly bundles = $derived.by(() =>
    this.isOpen && !this.table.plan.isWhole ? this.table.plan.bundles : [],
  );

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
      isAmount: choices.length > MANY && choices.every(({ text }) => /^\w+ \d+( \w+)?$/.test(text)),
      isFolded:
        choices.length > 1 &&
        found.size > 1 &&
        choices.every(({ text }) => face.folded?.(text, plan.question, plan.legal) ?? false),
    }));
  });

  /** How many of what? The open question about a number, where it is one. */
  readonly amount = $derived(this.groups.find((group) => group.isAmount) ?? null);

  /** The number that the stepper shows, once somebody has touched it; it is of this question alone. */
  private stepped = $state.raw<{ group: Group; text: string } | null>(null);

  step(text: string): void {
    if (this.amount) this.stepped = { group: this.amount, text };
  }

  /** The one answer that stands out. */
  readonly best = $derived.by((): string | null => {
    if (!this.isOpen || this.bundles.length > 0) return null;
    const { plan, face, view } = this.table;
    if (this.stepped && this.stepped.group === this.amount) return this.stepped.text;
    const only = plan.legal.length === 1 ? plan.legal[0] : undefined;
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
    const bundle = this.bundles[0];
    if (bundle) return { kind: 'bundle', bundle };
    return this.best ? { kind: 'answer', text: this.best } : null;
  });

  /** Answers that the board does not show and that are not the next step. */
  readonly extras = $derived.by((): Group[] => {
    const next = this.next?.kind === 'answer' ? this.next.text : null;
    return this.groups
      .filter((group) => group !== this.amount)
      .map((group) => ({
        ...group,
        choices: group.choices.filter(({ text }) => text !== next && !this.table.isOnBoard(text)),
      }))
      .filter((group) => group.choices.length > 0);
  });

  /** The keys 1 to 9 in the order of the list. */
  readonly keys = $derived.by(
    () =>
      new Map(
        this.groups
          .filter((group) => !group.isAmount && !group.isFolded)
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
    else if (next?.kind === 'bundle') await plan.chooseAll(next.bundle);
    else if (next?.kind === 'answer') await plan.choose(next.text);
  }
}
