// Refusals in the reader's language: by their code where the page has words for it.
import { Refused } from './api';
import { seatName } from './seats';
import { Mistake } from './task';
import type { Seat } from './wire';
import { t, words } from './words.svelte';

/** A sentence for the reader. */
export function refusalText(error: unknown): string {
  if (error instanceof Mistake) return t(error.key);
  if (!(error instanceof Refused)) return t('web-error-internal');
  const key = `web-error-${error.code}`;
  return words.has(key) ? t(key, { message: error.message }) : error.message;
}

/** A sentence of the rules, which know players by their seats only, with the players' names. */
export function withNames(sentence: string, seats: Seat[]): string {
  return seats.reduceRight(
    (said, seat) => said.replaceAll(mark(seat.seat), () => seatName(seat, seats)),
    sentence,
  );
}

/** How the catalogue of this language names a seat: "seat 2", as whole words. */
function mark(seat: number): RegExp {
  const words = t('web-seat-mark', { seat }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${words}(?!\\d)`, 'gu');
}
