// Why actions are not possible now: asked once for each position and language.
import { call } from './api';
import { withNames } from './refusal';
import type { Reasons as Answer, Snapshot } from './wire';
import { words } from './words.svelte';

/** Why something is not possible, and the clause behind that where it is known. */
export interface Reason {
  text: string;
  clause: string | null;
}

export class Reasons {
  private known = new Map<string, Reason | null>();
  private knownFor = '';

  constructor(private readonly snapshot: () => Snapshot | null) {}

  /** The reason; null when the action is possible. */
  async why(text: string): Promise<Reason | null> {
    const snapshot = this.snapshot();
    if (!snapshot) return null;
    const now = `${snapshot.version} ${words.language}`;
    if (this.knownFor !== now) {
      this.knownFor = now;
      this.known.clear();
    }
    if (!this.known.has(text)) {
      const path = `/api/tables/${snapshot.table}/why_not`;
      const asked = { texts: [text], language: words.language };
      const { reasons, clauses } = await call<Answer>('POST', path, asked);
      const reason = reasons[text];
      const said = reason ? { text: withNames(reason, snapshot.seats), clause: clauses[text] ?? null } : null;
      this.known.set(text, said);
    }
    return this.known.get(text) ?? null;
  }
}
