// Pictures of tables, drawn by the server.
import { call } from './api';

/** The board of a table as it stands, as SVG: the whole one, or a strip of it. */
export function pictureOf(table: string, form: 'whole' | 'strip'): Promise<string> {
  return call<string>('GET', `/api/tables/${table}/picture?form=${form}`);
}
