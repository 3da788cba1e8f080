// What every part of a table shares: the live game, the plan, names and colours of seats.
import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Chip, Face } from '../games/face';
import { LiveCoach } from './coach.svelte';
import { Live } from './live.svelte';
import { FIRST, marksOf, type Mark } from './marks';
import { outcomeText, render } from './messages';
import { eventsBetween, toldBy, type Event, type Pace } from './pace';
import { livePace } from './pace.svelte';
import type { Plan } from './plan';
import { livePlan } from './plan.svelte';
import { Reasons, type Reason } from './reasons';
import { refusalText, withNames } from './refusal';
import { seatFace, seatName } from './seats';
import type { Trial } from './trial';
import { liveTrial } from './trial.svelte';
import { firstMistake, isOver } from './task';
import type { Advised, Change, LogLine, Message, Outcome, Seat, Snapshot, TaskInfo, View } from './wire';
import { t } from './words.svelte';

const DESK = Symbol('table');

/** Something that came of a move: in words, and drawn where the game can. */
export interface Came {
  words: string;
  /** Whom it happened to, before its drawings; empty where that goes without saying. */
  whose: string;
  signs: Chip[] | null;
}

/** Something on the board that cannot be done, and why. */
export interface Doubt {
  label: string;
  reasons: Reason[];
}

/** A table as the board of one game sees it, with the views and questions of that game. */
export type TableOf<V, Q> = Omit<TableContext, 'view' | 'plan'> & {
  readonly view: V;
  readonly plan: Omit<Plan, 'view' | 'question'> & { readonly view: V; readonly question: Q | null };
};

export class TableContext {
  readonly live: Live;
  readonly plan: Plan;
  /** Lets out event by event what happened. */
  readonly pace: Pace;
  /** Speaks to whoever learns, where that is wished for and fair. */
  readonly coach: LiveCoach;
  /** Judges moves where a decision of a finished game is tried again. */
  readonly trial: Trial;
  /** Why something cannot be done now. */
  readonly reasons: Reasons;
  /** The card whose help is open. */
  card = $state<string | null>(null);
  /** The best that can be done now, when that was asked; the best first. */
  hints = $state.raw<Advised[]>([]);
  /** What somebody wondered about last on the board, and why it cannot be done. */
  doubt = $state.raw<Doubt | null>(null);
  /** Actions that places on the board stand for, and how many places do. */
  private readonly claimed = new SvelteMap<string, number>();
  /** Several people at one screen: who has said to be looking, and whether they play with open cards. */
  shownTo = $state<number | null>(null);
  isOpen = $state(false);
  private readonly marks = $derived.by(() => marksOf(this.live.snapshot?.seats ?? []));

  constructor(
    table: string,
    private readonly faceOf: (game: string) => Face,
  ) {
    this.live = new Live(table);
    this.coach = new LiveCoach(table);
    this.trial = liveTrial(table);
    this.pace = livePace(() => this.face);
    this.live.onNews = (before, now) => {
      if (now.version !== before.version) this.pace.add(eventsBetween(before, now));
    };
    this.plan = livePlan(this.live, {
      snapshot: () => this.shown,
      face: () => this.face,
      // Without the server nothing can be done, and nothing is lit.
      covered: () => this.covered !== null || !this.live.online,
      lesson: () => this.lesson,
      allows: (steps) => this.allows(steps),
    });
    this.reasons = new Reasons(() => this.live.snapshot);
  }

  /** Whether a move may go out; where a decision is tried again, the first one is judged before. */
  private async allows(steps: string[]): Promise<boolean> {
    const { origin, count } = this.snapshot;
    if (origin?.purpose === 'try' && count === 0) return this.trial.allows(steps);
    return !this.coach.isHere(this.snapshot) || this.coach.allows(steps, count);
  }

  get snapshot(): Snapshot {
    if (!this.shown) throw new Error('asked before the first snapshot');
    return this.shown;
  }

  /** The position to show. */
  get view(): View {
    return this.plan.past ? this.veiled(this.plan.past.view) : this.plan.view;
  }

  /** The newest snapshot, as far as it was told already, and without what is covered. */
  private readonly shown = $derived.by((): Snapshot | null => {
    const newest = this.live.snapshot;
    const { now } = this.pace.state;
    const found = newest && now ? { ...newest, ...asOf(now) } : newest;
    return found && this.covered !== null ? { ...found, view: this.veiled(found.view) } : found;
  });

  /** In a review: how many actions there were before the position that is looked at. */
  until = $state<number | null>(null);

  /** The log, as far as it was told already; in a review only what was before. */
  get log(): LogLine[] {
    const { now } = this.pace.state;
    const { until } = this;
    if (until !== null) return this.live.log.filter((line) => line.at < until);
    return now ? toldBy(this.live.log, now) : this.live.log;
  }

  private veiled(view: View): View {
    const { covered } = this;
    return covered === null ? view : (this.face.veil?.(view, covered) ?? view);
  }

  /** Whether the whole board is covered, since its game cannot tell what is secret on it. */
  get isHidden(): boolean {
    return this.covered !== null && !this.face.veil;
  }

  /** The seat whose eyes we look through; null for a spectator. */
  get me(): number | null {
    return this.plan.past ? this.plan.past.looking : (this.live.snapshot?.looking ?? null);
  }

  /** The own seat that is to look next, while the page still covers what only it may see. Whoever
   * opened a record could read everything in it. */
  get covered(): number | null {
    const now = this.live.snapshot;
    const next = this.me;
    if (!now || now.you.length < 2 || now.status !== 'open' || now.dealt === 'opened') return null;
    if (this.isOpen || next === null || next === this.shownTo) return null;
    const view = this.plan.past?.view ?? now.view;
    return (this.face.hides?.(view, next) ?? true) ? next : null;
  }

  /** The lesson that is taken here; null at any other table. */
  get lesson(): TaskInfo | null {
    const task = this.live.snapshot?.task;
    return task?.kind === 'lesson' ? task : null;
  }

  /** The last refusal, in the reader's language. */
  get refusal(): string | null {
    const { refused } = this.plan;
    return refused ? withNames(refusalText(refused), this.live.snapshot?.seats ?? []) : null;
  }

  get face(): Face {
    const game = this.live.snapshot?.game;
    if (game === undefined) throw new Error('asked before the first snapshot');
    return this.faceOf(game);
  }

  seat(at: number): Seat | undefined {
    return this.snapshot.seats[at];
  }

  name = (at: number | null): string => {
    const seat = at === null ? undefined : this.seat(at);
    return seat ? seatName(seat, this.snapshot.seats) : '';
  };

  /** A message of the game in the reader's language. */
  say = (message: Message): string => render(message, this.name);

  /** What an action does that can be chosen now; null for any other. */
  words(text: string): string | null {
    const found = this.plan.messageOf(text);
    return found && this.say(found);
  }

  /** What happened, in a few words each, what happened to the actor first. Of a game that tells no
   * outcomes the changes are told. */
  happened(outcomes: Outcome[], changed: Change[], actor: number | null): string[] {
    return this.came(outcomes, changed, actor).map(({ words }) => words);
  }

  /** The same with drawings, where the game has some for it. */
  came(outcomes: Outcome[], changed: Change[], actor: number | null): Came[] {
    const { change, isKnown, signs } = this.face;
    if (change) {
      const told = changed.map((each) => change(each, this.name, actor));
      return told.filter((each) => each !== null).map((words) => ({ words, whose: '', signs: null }));
    }
    const isOwn = ({ seat }: Outcome): boolean => seat === actor;
    const worth = outcomes.filter((each) => !(isOwn(each) && isKnown?.(each.message)));
    const sorted = [...worth.filter(isOwn), ...worth.filter((each) => !isOwn(each))];
    return sorted.map((each) => ({
      words: outcomeText(each, actor, this.name),
      whose:
        isOwn(each) || each.seat === null
          ? ''
          : t('web-outcome-of', { name: this.name(each.seat), what: '' }),
      signs: signs?.(each.message) ?? null,
    }));
  }

  /** Why none of some things can be done now; nothing where that is not asked, as while a move is planned.
   * A lesson speaks of quiet ones, too. */
  async whyNot(texts: string[], quiet: string[] = []): Promise<Reason[]> {
    const { past, isPlanning } = this.plan;
    const astray = this.leadsAstray([...texts, ...quiet]);
    if (astray) return [{ text: t(astray), clause: null }];
    if (!this.live.online) return []; // the ticket tells that the server is away
    if (past || isPlanning || this.snapshot.status !== 'open' || this.me === null) return [];
    if (!this.snapshot.your_turn)
      return [{ text: t('web-waits', { name: this.name(this.snapshot.turn) }), clause: null }];
    try {
      const found = await Promise.all(texts.map((text) => this.reasons.why(text)));
      const told = found.filter((each): each is Reason => each !== null);
      return [...new Map(told.map((each) => [each.text, each])).values()];
    } catch {
      return []; // without a server nobody can say it; the ticket tells that it is away
    }
  }

  /** The key of what a lesson says to things that the rules allow now, and to anything in the middle of a
   * move; null where it has nothing to say. */
  private leadsAstray(texts: string[]): string | null {
    const { lesson, plan } = this;
    if (!lesson || isOver(lesson) || plan.past || !this.snapshot.your_turn) return null;
    const allowed = texts.filter((text) => plan.offered.some((each) => each.text === text));
    const said = firstMistake(lesson, plan.steps, allowed);
    return said ?? (plan.isPlanning ? 'task-not-now' : null);
  }

  /** Say that a place on the board stands for these actions; what is given back takes it back. */
  claim(texts: string[]): () => void {
    const add = (by: number): void =>
      untrack(() => texts.forEach((text) => this.claimed.set(text, (this.claimed.get(text) ?? 0) + by)));
    add(1);
    return () => add(-1);
  }

  /** Whether the board shows an action, so that nothing else need. */
  isOnBoard(text: string): boolean {
    return (this.claimed.get(text) ?? 0) > 0;
  }

  /** The drawing of whoever sits in a seat. */
  portrait(at: number): string {
    const seat = this.seat(at);
    return seat ? seatFace(seat, this.snapshot.seats) : '';
  }

  mark(at: number): Mark {
    return this.marks[at] ?? FIRST;
  }

  colour(at: number): string {
    return `var(--seat-${this.mark(at).colour})`;
  }
}

/** The table while an event is told: as it stood then, and nobody is asked anything. */
function asOf({ line, part, view }: Event): Partial<Snapshot> {
  const still = { your_turn: false, thinking: null, legal: [], free: {}, question: null, prompt: null };
  return { ...still, status: 'open', view, scores: part.scores, turn: line.seat, caption: line.caption };
}

export function provideTable(table: TableContext): TableContext {
  return setContext(DESK, table);
}

export function useTable(): TableContext {
  return getContext<TableContext>(DESK);
}
