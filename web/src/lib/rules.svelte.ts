// The rules of a game, asked for once, to show single clauses.
import { plain } from './api';
import { markdown, type Block } from './markdown';

class Rules {
  private books = $state.raw<Record<string, Block[]>>({});
  private asked = new Set<string>();

  /** The words of a clause; empty until the rules have arrived. */
  clause(game: string, id: string): string {
    if (!this.asked.has(game)) {
      this.asked.add(game);
      void this.load(game);
    }
    const found = this.books[game]?.find((block) => block.kind === 'paragraph' && block.id === id);
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
      this.books = { ...this.books, [game]: markdown(text) };
    } catch {
      this.asked.delete(game);
    }
  }
}

export const rules = new Rules();
