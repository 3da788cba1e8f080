// Whether the rules are still being compiled behind the table, asked for as long as they are.
import { plain } from './api';
import type { Engine } from './wire';

const AGAIN = 3000;

class Compiling {
  now = $state.raw<Engine | null>(null);

  constructor() {
    void this.ask();
  }

  /** How much is done, in percent; null when nothing is being compiled. */
  get percent(): number | null {
    return this.now?.state === 'running' ? Math.round(100 * (this.now.done ?? 0)) : null;
  }

  get hasFailed(): boolean {
    return this.now?.state === 'failed';
  }

  private async ask(): Promise<void> {
    try {
      this.now = await plain<Engine>('GET', '/api/engine');
    } catch {
      // The server is away; whoever needs it says so.
    }
    if (this.now === null || this.now.state === 'running') setTimeout(() => void this.ask(), AGAIN);
  }
}

export const compiling = new Compiling();
