// What can be done with a game that is over: keep its record, check its deal, play it again.
import { call, keepLinks } from './api';
import type { TableLinks, Snapshot } from './wire';

/** Save the record of a table as a file. */
export async function saveRecord(table: string, game: string, changed: number): Promise<void> {
  const text = await call<string>('GET', `/api/tables/${table}/record`);
  saveFile(recordName(table, game, changed), text, 'text/plain');
}

/** Let the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function recordName(table: string, game: string, changed: number): string {
  return `${game}-${new Date(changed).toISOString().slice(0, 10)}-${table}.kontor`;
}

/** A new table with the same game and the same people; who sat elsewhere gets a new link. The computer can
 * play at another level than before. */
export async function playAgain(old: Snapshot, wanted?: string): Promise<TableLinks> {
  const mine = old.you[0];
  const seats = old.seats.map((seat) => {
    const { name, colour, level } = seat;
    if (seat.kind === 'opponent') return { kind: 'opponent', level: wanted ?? level, colour };
    const kind = seat.seat === mine ? 'me' : old.you.includes(seat.seat) ? 'here' : 'link';
    return { kind, name, colour };
  });
  const made = await call<TableLinks>('POST', '/api/tables', { game: old.game, options: old.options, seats });
  keepLinks(made.table, { links: made.links, watch: made.watch });
  return made;
}

/** Whether seed and salt are those that were committed to; null where this page cannot tell. */
export async function isDealTrue(old: Snapshot): Promise<boolean | null> {
  if (!old.reveal || !globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`${old.reveal.seed} ${old.reveal.salt}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === old.commitment;
}
