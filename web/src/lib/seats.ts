// What players are called: people by their names, opponents by their level in the reader's language.
import { t, words } from './words.svelte';

/** "Trader"; a level that is new here has at least its own name. How long it may think, as in
 * `magnate:5`, is no part of the name. */
export function levelName(level: string): string {
  const key = `web-level-${plain(level)}`;
  return words.has(key) ? t(key) : capital(plain(level));
}

/** How strong a level is, in a few words; empty when nobody has said it yet. */
export function levelAbout(level: string): string {
  const key = `web-level-${level}.about`;
  return words.has(key) ? t(key) : '';
}

/** "Trader: quick and sensible". */
export function levelWords(level: string): string {
  const about = levelAbout(level);
  return about ? t('web-level-is', { name: levelName(level), about }) : levelName(level);
}

/** The name of a seat. Who has chosen none is called by the server in English: "Player 1", "Trader 2". */
export function seatName(seat: { seat: number; level: string | null; name: string }): string {
  const number = seat.seat + 1;
  if (seat.name !== `${capital(plain(seat.level ?? 'player'))} ${number}`) return seat.name;
  return seat.level === null ? t('web-player-number', { number }) : `${levelName(seat.level)} ${number}`;
}

const plain = (level: string): string => level.replace(/:.*/, '');
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
