// The games that the server has, in its order; asked for once.
import { plain } from './api';
import type { GameInfo } from './wire';

class Games {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<GameInfo[]> {
    if (this.all.length === 0) this.all = await plain<GameInfo[]>('GET', '/api/games');
    return this.all;
  }
}

export const games = new Games();
