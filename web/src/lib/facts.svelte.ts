// What is printed on the components of a game, loaded once for each language and choice of cards.
import { plain } from './api';
import type { Card, Facts, OptionValue } from './wire';
import { words } from './words.svelte';

const PAUSE = 3000; // before what could not be loaded is asked for again

export class FactStore {
  private loaded = $state.raw<Record<string, Facts>>({});
  private requested = new Set<string>();
  private byId = new WeakMap<Facts, Map<string, Card>>();
  /** The cards of the table of each game that was looked at last. */
  private chosen: Record<string, string> = {};

  /** The facts of a game, null before any have arrived: with these cards, or those of the last table.
   * Another language stands in until the right one is here. */
  of(game: string, cards?: OptionValue | undefined): Facts | null {
    const choice = cards === undefined ? (this.chosen[game] ?? 'base') : [cards].flat().join();
    this.chosen[game] = choice;
    const box = `${game} ${choice}`;
    const key = `${box} ${words.language}`;
    if (!this.requested.has(key)) {
      this.requested.add(key);
      void this.load(game, choice, words.language);
    }
    return this.loaded[key] ?? this.loaded[box] ?? null;
  }

  /** A card of a game; undefined for what is no card. */
  card(game: string, id: string): Card | undefined {
    const all = this.of(game);
    if (!all) return undefined;
    if (!this.byId.has(all)) this.byId.set(all, new Map(all.cards.map((each) => [each.id, each])));
    return this.byId.get(all)?.get(id);
  }

  /** Take facts into use. */
  add(game: string, cards: string, language: string, facts: Facts): void {
    const box = `${game} ${cards}`;
    this.loaded = { ...this.loaded, [box]: facts, [`${box} ${language}`]: facts };
    this.requested.add(`${box} ${language}`);
  }

  private async load(game: string, cards: string, language: string): Promise<void> {
    const path = `/api/games/${game}/facts?language=${language}&cards=${cards}`;
    try {
      this.add(game, cards, language, await plain<Facts>('GET', path));
    } catch {
      setTimeout(() => void this.load(game, cards, language), PAUSE);
    }
  }
}

export const facts = new FactStore();
