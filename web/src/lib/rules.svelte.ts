// The rules of a game, requested for once, to show single clauses.
import { plain } from './api';
import { markdown, type Block } from './markdown';

class Rules {
  private loaded = $state.raw<Record<string, Block[]>>({});
  private requested = new Set<string>();

  /** The words of a clause; empty until the rules have arrived. */
  clause(game: string, id: string): string {
    if (!this.requested.has(game)) {
      this.requested.add(game);
      void this.load(game);
    }
    const found = this.loaded[game]?.find((block) => block.kind === 'paragraph' && block.id === id);
    if (found?.kind !== 'paragraph') return '';
    return found.parts
      .map((part) => part.text)
      .join('')
      .replace(id, '')
      .trim();
  }

  private async load(game: string): Promise<void> {
    try {
      const text = await plain<string>('GET', `/api/games/${game}/rules`);
      this.loaded = { ...this.loaded, [game]: markdown(text) };
    } catch {
      this.requested.delete(game);
    }
  }
}

export const rules = new Rules();
