// Refusals in the reader's language: by their code where the page has words for it.
import { Refused } from './api';
import { t, words } from './words.svelte';

/** A sentence for the reader. */
export function told(error: unknown): string {
  if (!(error instanceof Refused)) return t('web-error-internal');
  const key = `web-error-${error.code}`;
  return words.has(key) ? t(key, { message: error.message }) : error.message;
}
