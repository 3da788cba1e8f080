// What games and their options are called: by the catalogues, else by their own names.
import { readable, title } from './human';
import type { GameInfo } from './wire';
import { t, words } from './words.svelte';

/** The first key that some catalogue has. */
function first(keys: string[], otherwise: string): string {
  const found = keys.find((key) => words.has(key));
  return found ? t(found) : otherwise;
}

export function gameName(game: string): string {
  return first([`game-${game}`], title(game));
}

/** A game in a sentence. */
export function gameAbout(game: GameInfo): string {
  return first([`game-${game.name}.about`], game.description);
}

/** What stands on the poster of a game below its name: "A harbour grows."; nothing where nobody has said it. */
export function gamePoster(game: GameInfo): string {
  return first([`game-${game.name}.poster`], '');
}

/** "Variant". */
export function optionName(option: string): string {
  return first([`web-option-${option}`], title(option));
}

/** What is so when an option that is a flag is set. */
export function flagText(game: string, option: string): string {
  return first([`option-${game}-${option}`, `web-option-${option}-yes`], readable(option));
}

/** One of the words that an option offers: "full game". */
export function optionWord(game: string, option: string, word: string): string {
  return first([`web-option-${game}-${option}-${word}`], readable(word));
}

/** What such a word or flag means; nothing where nobody has said it. */
export function optionAbout(game: string, option: string, word = ''): string {
  if (word) return first([`web-option-${game}-${option}-${word}.about`], '');
  return first([`web-option-${option}-yes.about`], '');
}
