// Posters of games: a sheet of drawings for each, loaded when it is shown. A game without one has the plain
// one, in a colour of its own.
import { load } from '../lib/drawings';

const sheets = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true });
const PLAIN = 'plain';

/** Which drawing of a game: the whole poster, a strip of it, or what the end of a game is played before. */
export type Form = 'poster' | 'strip' | 'stage';

/** The name of a drawing, and the colour of a game that has none of its own, as an angle. */
export function drawingOf(game: string, form: Form): { name: string; hue: number } {
  const own = `./${game}.svg` in sheets ? game : PLAIN;
  const hue = [...game].reduce((sum, letter) => (sum * 17 + (letter.codePointAt(0) ?? 0)) % 360, 90);
  return { name: `${form}-${own}`, hue };
}

/** Put the drawings of a game into the page. */
export function loadPosters(game: string): Promise<void> {
  const path = sheets[`./${game}.svg`] ?? sheets[`./${PLAIN}.svg`];
  return path ? load(path) : Promise.resolve();
}
