// Zones that take the largest sizes that fit.
import { flushSync, untrack } from 'svelte';

export class Fitting<T> {
  private at = $state(0);
  private turn = '';
  private content = '';

  constructor(private readonly choices: T[]) {}

  get now(): T {
    return this.choices[this.at] as T;
  }

  /** Choose anew in a new turn, when there is something else to show: the first choice with which the page
   * fits. Within a turn, and under the pointer, sizes only become smaller, and only if they must.
   * Gives whether it fits at last. */
  fit(turn: string, content: string, node: HTMLElement, fits: () => boolean): boolean {
    return untrack(() => {
      const isNew = turn !== this.turn && content !== this.content && !node.matches(':hover');
      if (isNew) {
        this.turn = turn;
        this.content = content;
        this.put(0);
      }
      while (!fits()) {
        if (this.at === this.choices.length - 1) return false;
        this.put(this.at + 1);
      }
      return true;
    });
  }

  private put(at: number): void {
    flushSync(() => (this.at = at));
  }
}
