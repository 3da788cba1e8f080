// What an action costs against the best one, in words.
import { t } from './words.svelte';

const EVEN = 0.5; // points below which a difference says nothing
const MANY = 10; // from here on halves say nothing
const FAR = 20; // from here on the number says nothing: who sees an action as poor looks no closer

/** "about 1.5 points less", as roughly as it is known. */
export function costWords(loss: number): string {
  if (loss < EVEN) return t('web-hint-even');
  if (loss >= FAR) return t('web-hint-far');
  return t('web-hint-less', { points: loss < MANY ? Math.round(loss * 2) / 2 : Math.round(loss) });
}
