// The plan of a move at a live table, watched by the page.
import { call } from './api';
import type { Live } from './live.svelte';
import { Plan } from './plan';
import { EMPTY, type Cell, type PlanState, type Setting } from './planstate';
import { settings } from './settings.svelte';
import type { Position, Preview } from './wire';

const PATIENCE = 200; // milliseconds; what takes longer is shown as it comes

/** A click is often followed by several questions that answer themselves: the board is drawn after the last. */
class WatchedCell implements Cell {
  private shown = $state.raw<PlanState>(EMPTY);
  /** What is not shown yet; null when all is. */
  private held: PlanState | null = null;
  private timer = 0;

  get now(): PlanState {
    const { shown } = this; // always read, or nobody would be told when it changes
    return this.held ?? shown;
  }

  set now(state: PlanState) {
    if (this.held) this.held = state;
    else this.shown = state;
  }

  hold(): void {
    this.held = this.shown;
    this.timer = window.setTimeout(() => this.show(), PATIENCE);
  }

  show(): void {
    window.clearTimeout(this.timer);
    if (this.held) this.shown = this.held;
    this.held = null;
  }
}

/** What a plan reads of the table it is made at. */
type Reading = Pick<Setting, 'snapshot' | 'face' | 'covered' | 'lesson' | 'allows'>;

export function livePlan(live: Live, reading: Reading): Plan {
  const path = `/api/tables/${live.table}`;
  const server = {
    preview: (actions: string[], wishes: string[] = []) =>
      call<Preview>('POST', `${path}/preview`, { actions, wishes }),
    at: (count: number, seat?: number) =>
      call<Position>('GET', `${path}/at/${count}${seat === undefined ? '' : `?seat=${seat}`}`),
    act: (steps: string[]) => live.act(steps),
  };
  const setting = {
    ...reading,
    confirm: () => settings.now.confirm,
    automatic: () => settings.now.automatic,
  };
  return new Plan(new WatchedCell(), server, setting);
}
