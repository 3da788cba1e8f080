// What is printed on the cards of a game, loaded once for each language.
import { plain } from './api';
import type { CardInfo } from './types';
import { words } from './words.svelte';

class Cards {
  private shelves = $state.raw<Record<string, Record<string, CardInfo>>>({});
  private asked = new Set<string>();

  /** All cards of a game by id: in another language until they have arrived, empty before any. */
  of(game: string): Record<string, CardInfo> {
    const shelf = `${game} ${words.language}`;
    if (!this.asked.has(shelf)) {
      this.asked.add(shelf);
      void this.load(shelf, game, words.language);
    }
    return this.shelves[shelf] ?? this.shelves[game] ?? {};
  }

  private async load(shelf: string, game: string, language: string): Promise<void> {
    try {
      const path = `/api/games/${game}/cards?language=${language}`;
      const found = await plain<CardInfo[]>('GET', path);
      const byId = Object.fromEntries(found.map((each) => [each.id, each]));
      this.shelves = { ...this.shelves, [shelf]: byId, [game]: byId };
    } catch {
      this.asked.delete(shelf);
    }
  }
}

export const cards = new Cards();
