// Pictures of tables, drawn by the server.
import { call } from './api';
import { seatFace, seatName, type Seated } from './seats';
import { words } from './words.svelte';

/** The board of a table as it stands, as SVG: on a sheet, or a strip of it. Whoever sits there is called and
 * drawn as on the page. */
export function pictureOf(table: string, form: 'sheet' | 'strip', seats: Seated[] = []): Promise<string> {
  return call<string>('GET', `/api/tables/${table}/picture?${wish(form, seats)}`);
}

/** What the server is asked for. */
export function wish(form: string, seats: Seated[]): string {
  const asked = new URLSearchParams({ form, language: words.language });
  for (const seat of seats) {
    asked.append('names', seatName(seat, seats));
    asked.append('portraits', seatFace(seat, seats));
  }
  return asked.toString();
}
