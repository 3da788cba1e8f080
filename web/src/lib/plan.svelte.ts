// The plan of a move at a live table, watched by the page.
import type { Face } from '../games/face';
import { call } from './api';
import type { Live } from './live.svelte';
import { Plan } from './plan';
import { EMPTY, type Cell, type PlanState } from './planstate';
import { settings } from './settings.svelte';
import type { Position, Preview } from './wire';

class WatchedCell implements Cell {
  now = $state.raw<PlanState>(EMPTY);
}

export function livePlan(live: Live, face: () => Face, covered: () => boolean): Plan {
  const path = `/api/tables/${live.table}`;
  const server = {
    preview: (actions: string[], wishes: string[] = []) =>
      call<Preview>('POST', `${path}/preview`, { actions, wishes }),
    at: (count: number) => call<Position>('GET', `${path}/at/${count}`),
    act: (steps: string[]) => live.act(steps),
  };
  const setting = {
    face,
    covered,
    snapshot: () => live.snapshot,
    confirm: () => settings.now.confirm,
    automatic: () => settings.now.automatic,
  };
  return new Plan(new WatchedCell(), server, setting);
}
