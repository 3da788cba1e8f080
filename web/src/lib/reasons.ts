// Why actions are not possible now: asked once for each position and language.
import { call } from './api';
import { withNames } from './refusal';
import type { Reasons as Answer, Snapshot } from './wire';
import { words } from './words.svelte';

export class Reasons {
  private known = new Map<string, string | null>();
  private knownFor = '';

  constructor(private readonly snapshot: () => Snapshot | null) {}

  /** A sentence; null when the action is possible. */
  async why(text: string): Promise<string | null> {
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
      const { reasons } = await call<Answer>('POST', path, asked);
      const reason = reasons[text];
      this.known.set(text, reason ? withNames(reason, snapshot.seats) : null);
    }
    return this.known.get(text) ?? null;
  }
}
