// Actions that make content fit its box. All boxes are measured together: a page that is written and read
// by turns is laid out anew each time.
import { tick } from 'svelte';
import { fontsLoaded } from './fonts';

type Fit = (node: HTMLElement, content?: string) => { update(): void; destroy(): void };

/** An action that fits a node when it appears, when it or its content changes, and when the letters are there. */
export function fitter(fitAll: (nodes: HTMLElement[]) => void): Fit {
  const watched = new Set<HTMLElement>();
  const due = new Set<HTMLElement>();
  let watch: ResizeObserver | null = null;

  function observer(): ResizeObserver {
    if (watch) return watch;
    watch = new ResizeObserver((entries) => fitAll(entries.map((entry) => entry.target as HTMLElement)));
    void fontsLoaded().then(() => fitAll([...watched]));
    return watch;
  }

  function fitSoon(node: HTMLElement): void {
    if (due.size === 0) {
      void tick().then(() => {
        const nodes = [...due].filter((each) => watched.has(each));
        due.clear();
        fitAll(nodes);
      });
    }
    due.add(node);
  }

  return (node) => {
    watched.add(node);
    observer().observe(node);
    return {
      update: () => fitSoon(node),
      destroy() {
        watched.delete(node);
        watch?.unobserve(node);
      },
    };
  };
}
