// What is printed on the cards of a game, loaded once for each language.
import { plain } from './api';
import type { Card } from './wire';
import { words } from './words.svelte';

class Cards {
  private loaded = $state.raw<Record<string, Record<string, Card>>>({});
  private requested = new Set<string>();

  /** All cards of a game by id: in another language until they have arrived, empty before any. */
  of(game: string): Record<string, Card> {
    const key = `${game} ${words.language}`;
    if (!this.requested.has(key)) {
      this.requested.add(key);
      void this.load(key, game, words.language);
    }
    return this.loaded[key] ?? this.loaded[game] ?? {};
  }

  private async load(key: string, game: string, language: string): Promise<void> {
    try {
      const path = `/api/games/${game}/cards?language=${language}`;
      const found = await plain<Card[]>('GET', path);
      const byId = Object.fromEntries(found.map((each) => [each.id, each]));
      this.loaded = { ...this.loaded, [key]: byId, [game]: byId };
    } catch {
      this.requested.delete(key);
    }
  }
}

export const cards = new Cards();
