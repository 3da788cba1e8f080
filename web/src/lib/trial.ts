// Trying a decision again: a move is judged before it is played. No browser, no runes.
import type { Judged } from './wire';

export interface TrialState {
  isJudging: boolean;
  /** What was said of the last move that was tried. */
  judged: Judged | null;
  /** Its steps; sent once more they are played whatever was said. */
  steps: string[];
  tries: number;
  isSolved: boolean;
}

export const UNTRIED: TrialState = { isJudging: false, judged: null, steps: [], tries: 0, isSolved: false };

export class Trial {
  constructor(
    private readonly cell: { now: TrialState },
    private readonly judge: (steps: string[]) => Promise<Judged>,
  ) {}

  get now(): TrialState {
    return this.cell.now;
  }

  /** Whether a move may be played: it is as good as the best, or is wanted all the same. */
  async allows(steps: string[]): Promise<boolean> {
    const { judged, steps: before, isSolved } = this.now;
    if (isSolved || (judged !== null && same(steps, before))) return true;
    this.put({ isJudging: true, judged: null });
    try {
      const found = await this.judge(steps);
      const tries = this.now.tries + 1;
      this.put({ isJudging: false, judged: found, steps, tries, isSolved: found.solved });
      return found.solved;
    } catch (error) {
      this.put({ isJudging: false });
      throw error;
    }
  }

  /** Forget the last try, to make another. */
  again(): void {
    this.put({ judged: null, steps: [] });
  }

  private put(part: Partial<TrialState>): void {
    this.cell.now = { ...this.cell.now, ...part };
  }
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);
