// The review of one table, watched by the page: how far it is, the report, and what is looked at.
import { untrack } from 'svelte';
import { call } from './api';
import { render, formOf } from './messages';
import { sentence } from './sentence';
import { moves, telling, type Move } from './moves';
import { decisionAt, nextMistake, periodsOf, type Period } from './review';
import type { TableContext } from './table.svelte';
import type { Decision, LogLine, Report, Review } from './wire';

const PAUSE = 1000; // milliseconds until it is asked again how far it is
const LATER = 4000; // the same while only a longer look goes on

/** A move as the list tells it. */
export interface Row {
  move: Move;
  label: string;
  text: string;
  decision: Decision | null;
}

export class Reviewing {
  report = $state.raw<Report | null>(null);
  state = $state.raw<Review | null>(null);
  failure = $state.raw<unknown>(null);
  hindsight = $state(false);
  /** Actions that were played before what is looked at. */
  at = $state(0);
  /** Whose band, marks and luck are drawn. */
  seat = $state(0);
  private log = $state.raw<LogLine[]>([]);
  private timer = 0;
  private isClosed = false;

  constructor(private readonly table: TableContext) {}

  readonly rows = $derived.by((): Row[] => {
    const { face, name } = this.table;
    return moves(this.log, face).map((move) => {
      const said = telling(move.lines, face).map((step) => step.message);
      const caption = move.lines[0]?.caption;
      return {
        move,
        label: caption ? render(formOf(caption, 'period')) : '',
        text: sentence(said, '', name),
        decision: this.decisionIn(move),
      };
    });
  });

  readonly periods = $derived<Period[]>(
    periodsOf(this.rows.map(({ move, label }) => ({ at: move.at, label }))),
  );

  readonly decision = $derived(this.report ? decisionAt(this.report, this.at) : null);

  /** Whether there is a mistake to go to. */
  readonly hasMistakes = $derived(
    this.report !== null && nextMistake(this.report, this.seats, this.at) !== null,
  );

  /** The seats whose mistakes are looked for: the own ones, or all where one only looks on. */
  get seats(): number[] {
    const { you, seats } = this.table.snapshot;
    return you.length > 0 ? you : seats.map(({ seat }) => seat);
  }

  /** Begin: the log, then the report as soon as it is there. */
  async start(at: number | null): Promise<void> {
    this.seat = this.seats[0] ?? 0;
    await this.look(at ?? 0);
    try {
      this.log = await this.table.live.fetchLog();
    } catch (error) {
      this.failure = error;
    }
    await this.ask(at === null);
  }

  /** Only the report, without the board and the log. */
  glance(): Promise<void> {
    return this.ask(false);
  }

  stop(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** By what seats knew, or with hindsight. */
  async turn(hindsight: boolean): Promise<void> {
    this.hindsight = hindsight;
    this.report = this.state = null;
    clearTimeout(this.timer);
    await this.ask(false);
  }

  /** Look at the position after so many actions, through the eyes of who decided there. */
  async look(at: number): Promise<void> {
    this.at = this.table.until = at;
    const decided = this.decision?.seat ?? this.rows.find(({ move }) => move.at === at)?.move.seat;
    if (decided !== undefined) this.seat = decided;
    await this.table.plan.visit(at, decided);
  }

  /** One move on, or back. */
  step(way: 1 | -1): Promise<void> {
    const stops = [...this.rows.map(({ move }) => move.at), this.table.snapshot.count];
    const next =
      way > 0 ? stops.find((each) => each > this.at) : stops.filter((each) => each < this.at).at(-1);
    return next === undefined ? Promise.resolve() : this.look(next);
  }

  async mistake(): Promise<void> {
    const found = this.report && nextMistake(this.report, this.seats, this.at);
    if (found) await this.look(found.at);
  }

  private decisionIn(move: Move): Decision | null {
    const own = this.report?.decisions.filter((each) => each.at >= move.at && each.at < move.end) ?? [];
    return own.reduce<Decision | null>(
      (worst, each) => (worst && worst.loss >= each.loss ? worst : each),
      null,
    );
  }

  private async ask(isFirst: boolean): Promise<void> {
    const { hindsight } = this;
    const known = this.state?.changed ?? 0;
    try {
      const path = `/api/tables/${this.table.live.table}/review?hindsight=${hindsight}&known=${known}`;
      const now = await call<Review>('GET', path);
      if (this.isClosed || hindsight !== this.hindsight) return;
      this.state = now;
      this.failure = null;
      if (now.report) {
        const wasThere = this.report !== null;
        this.report = now.report;
        if (!wasThere) await untrack(() => (isFirst ? this.mistakeOrStart() : this.resume()));
      }
    } catch (error) {
      this.failure = error;
    }
    const stage = this.state?.stage;
    if (this.isClosed || stage === 'complete' || stage === 'failed') return;
    this.timer = window.setTimeout(() => void this.ask(isFirst), stage === 'quick' ? LATER : PAUSE);
  }

  /** Who comes to a position sees it through the eyes of who decided there. */
  private async resume(): Promise<void> {
    if (this.rows.length > 0) await this.look(this.at);
  }

  /** A first visit begins where the game turned. */
  private async mistakeOrStart(): Promise<void> {
    const turned = this.report?.turning_points.map((at) => this.report?.decisions[at]) ?? [];
    const own = turned.find((each) => each && this.seats.includes(each.seat)) ?? turned[0];
    await this.look(own?.at ?? 0);
  }
}
