// Zones that take the largest sizes that fit.
import { flushSync, untrack } from 'svelte';

export class Fitting<T> {
  private at = $state(0);
  private turn = '';

  constructor(private readonly choices: T[]) {}

  get now(): T {
    return this.choices[this.at] as T;
  }

  /** Go to smaller choices while the page as it has just been drawn does not fit; in a new turn go back to
   * the largest one that does. Within a turn, and under the pointer, nothing grows. */
  fit(turn: string, node: HTMLElement, fits: () => boolean): void {
    untrack(() => {
      const mayGrow = turn !== this.turn && !node.matches(':hover');
      if (mayGrow) this.turn = turn;
      if (fits()) {
        if (mayGrow) this.grow(fits);
        return;
      }
      while (this.at < this.choices.length - 1 && !fits()) this.put(this.at + 1);
    });
  }

  private grow(fits: () => boolean): void {
    while (this.at > 0) {
      this.put(this.at - 1);
      if (fits()) continue;
      this.put(this.at + 1);
      return;
    }
  }

  private put(at: number): void {
    flushSync(() => (this.at = at));
  }
}
