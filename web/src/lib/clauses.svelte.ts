// Which clause is behind a question or a lesson, as the server tells it once for each game.
import { plain } from './api';
import { facts } from './facts.svelte';
import type { ClauseTable, Question } from './wire';

const NONE: ClauseTable = { questions: {}, refusals: {}, lessons: {} };

class Clauses {
  private loaded = $state.raw<Record<string, ClauseTable>>({});
  private requested = new Set<string>();

  /** The clause behind a question: that of the card which it is about, else that of its kind. */
  behind(game: string, question: Question): string | null {
    const card = question.card ? facts.card(game, String(question.card))?.clause : undefined;
    return card ?? this.of(game).questions[question.kind] ?? null;
  }

  /** What a lesson is about. */
  ofLesson(game: string, name: string): string | null {
    return this.of(game).lessons[name] ?? null;
  }

  private of(game: string): ClauseTable {
    if (!this.requested.has(game)) {
      this.requested.add(game);
      void this.load(game);
    }
    return this.loaded[game] ?? NONE;
  }

  private async load(game: string): Promise<void> {
    try {
      this.loaded = { ...this.loaded, [game]: await plain<ClauseTable>('GET', `/api/games/${game}/clauses`) };
    } catch {
      this.requested.delete(game); // asked for again with the next question; until then there is no link
    }
  }
}

export const clauses = new Clauses();
