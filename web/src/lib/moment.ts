// Moments of a game, such as a year's end, that are opened again from the log or the score.
import type { Face } from '../games/face';
import { call } from './api';
import { endOf } from './moves';
import { eventsOf } from './pace';
import type { TableContext } from './table.svelte';
import type { LogLine, Position, View } from './wire';

/** Whether a moment has its end in a line. */
export function hasMoment(line: LogLine, face: Pick<Face, 'moment'>): boolean {
  return (face.moment?.parts(line).length ?? 0) > 0;
}

/** The line with the last moment of a log; null where there is none. */
function lastMoment(log: LogLine[], face: Pick<Face, 'moment'>): LogLine | null {
  return log.filter((line) => hasMoment(line, face)).at(-1) ?? null;
}

/** Show the moment of a line again. */
export async function openAgain(table: TableContext, line: LogLine): Promise<void> {
  const parts = table.face.moment?.parts(line) ?? [];
  const events = eventsOf(line, await viewAfter(table, line));
  table.pace.reopen(events.filter((event) => parts.includes(event.part)));
}

/** Show the last moment again, however long ago it was. */
export async function openLast(table: TableContext): Promise<void> {
  const near = lastMoment(table.log, table.face);
  const line = near ?? lastMoment(await table.live.fetchLog(), table.face);
  if (line) await openAgain(table, line);
}

async function viewAfter(table: TableContext, line: LogLine): Promise<View> {
  const { snapshot } = table.live;
  const count = endOf(line);
  if (snapshot && count === snapshot.count) return snapshot.view;
  return (await call<Position>('GET', `/api/tables/${table.live.table}/at/${count}`)).view;
}
