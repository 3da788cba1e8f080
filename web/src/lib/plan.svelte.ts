// The plan of a move at a live table, watched by the page.
import { call } from './api';
import type { Live } from './live.svelte';
import { Plan } from './plan';
import { EMPTY, type Cell, type PlanState, type Setting } from './planstate';
import { settings } from './settings.svelte';
import type { Position, Preview } from './wire';

class WatchedCell implements Cell {
  now = $state.raw<PlanState>(EMPTY);
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
