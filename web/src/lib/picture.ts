// Pictures of tables, drawn by the server.
import { call } from './api';
import { words } from './words.svelte';

/** The board of a table as it stands, as SVG: on a sheet, or a strip of it. */
export function pictureOf(table: string, form: 'sheet' | 'strip'): Promise<string> {
  return call<string>('GET', `/api/tables/${table}/picture?form=${form}&language=${words.language}`);
}
