// Zones that take the largest sizes that fit.
import { flushSync, untrack } from 'svelte';

/** How many larger choices are tried at once; drawing all of them would be felt. */
const REACH = 4;
/** As many where something was chosen for the same place before: from turn to turn little changes. */
const NEAR = 1;

export class Fitting<T> {
  private at = $state(0);
  private turn = '';
  private content = '';
  /** What was chosen before for the same content. */
  private readonly known = new Map<string, number>();
  /** What was chosen last at a place, such as for whom and in which window. */
  private readonly last = new Map<string, number>();

  constructor(private readonly choices: T[]) {}

  get now(): T {
    return this.choices[this.at] as T;
  }

  /** Choose anew in a new turn, when there is something else to show. Within a turn, and under the pointer,
   * sizes only become smaller, and only if they must. `fits` measures the page as it has just been drawn.
   * Gives whether it fits at last. */
  fit(turn: string, place: string, shown: string, node: HTMLElement, fits: () => boolean): boolean {
    const content = `${place} ${shown}`;
    return untrack(() => {
      const isNew = turn !== this.turn && content !== this.content && !node.matches(':hover');
      if (isNew) {
        this.turn = turn;
        this.content = content;
        this.grow(place, fits);
      }
      while (!fits()) {
        if (this.at === this.choices.length - 1) return false;
        this.put(this.at + 1);
      }
      if (isNew) this.known.set(content, this.at);
      this.last.set(place, this.at);
      return true;
    });
  }

  /** Go to a choice from which smaller ones are to be tried. */
  private grow(place: string, fits: () => boolean): void {
    const known = this.known.get(this.content);
    const last = this.last.get(place);
    const from = last === undefined ? this.at - REACH : last - NEAR;
    this.put(known ?? Math.max(0, from));
    while (known === undefined && this.at > 0 && fits()) this.put(this.at - 1);
  }

  private put(at: number): void {
    if (at !== this.at) flushSync(() => (this.at = at));
  }
}
