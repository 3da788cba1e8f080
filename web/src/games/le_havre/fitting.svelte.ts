// Zones that take the largest sizes that fit.
import { flushSync, untrack } from 'svelte';

/** From how far above the present choice the search begins where nothing was chosen yet. */
const REACH = 4;
/** As many larger choices in a row may fail before no more are tried; drawing all of them would be felt. */
const PATIENCE = 3;

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

  /** Choose anew in a new turn, when there is something else to show. Within a turn sizes only become smaller,
   * and only if they must, or come back to what they were where no pointer is about to press something. `fits`
   * measures the page as it has just been drawn. Gives whether it fits at last. */
  fit(turn: string, place: string, shown: string, node: Element, fits: () => boolean): boolean {
    const content = `${place} ${shown}`;
    return untrack(() => {
      const isNew = turn !== this.turn && content !== this.content;
      if (isNew) {
        this.turn = turn;
        this.content = content;
        this.grow(place, fits);
      } else this.restore(content, node);
      while (!fits()) {
        if (this.at === this.choices.length - 1) return false;
        this.put(this.at + 1);
      }
      if (isNew) {
        this.known.set(content, this.at);
        this.last.set(place, this.at);
      }
      return true;
    });
  }

  /** Go to the largest choice that is found to fit, or to one from which smaller ones are to be tried. */
  private grow(place: string, fits: () => boolean): void {
    const known = this.known.get(this.content);
    this.put(known ?? this.last.get(place) ?? Math.max(0, this.at - REACH));
    if (known !== undefined || !fits()) return;
    let best = this.at;
    for (let at = best - 1, missed = 0; at >= 0 && missed < PATIENCE; at--) {
      this.put(at);
      missed = fits() ? 0 : missed + 1;
      if (missed === 0) best = at;
    }
    this.put(best);
  }

  /** What gave way to a question comes back after it. */
  private restore(content: string, node: Element): void {
    const known = this.known.get(content);
    if (known !== undefined && known < this.at && !node.matches(':hover')) this.put(known);
  }

  private put(at: number): void {
    if (at === this.at) return;
    this.at = at;
    flushSync();
  }
}
