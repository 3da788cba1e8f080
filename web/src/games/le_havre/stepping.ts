// Words and formulas that are made smaller, step by step, until they fit their boxes.

const STEPS = ['step-1', 'step-2', 'step-3'];
const watched = new Set<HTMLElement>();
let watch: ResizeObserver | null = null;

function isTooLarge(node: HTMLElement): boolean {
  return node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
}

/** All at once, so that the page is measured a few times and not a few times for each. */
function fitAll(nodes: HTMLElement[]): void {
  nodes.forEach((node) => node.classList.remove(...STEPS));
  let left = nodes;
  for (const step of STEPS) {
    left = left.filter(isTooLarge);
    left.forEach((node) => node.classList.add(step));
  }
}

function observer(): ResizeObserver {
  if (watch) return watch;
  watch = new ResizeObserver((entries) => fitAll(entries.map((entry) => entry.target as HTMLElement)));
  // What was measured in another letter is measured once more.
  void document.fonts.ready.then(() => fitAll([...watched]));
  return watch;
}

/** Gives a node the classes step-1 to step-3 as long as its content does not fit. */
export function stepping(node: HTMLElement): { destroy(): void } {
  watched.add(node);
  observer().observe(node);
  return {
    destroy() {
      watched.delete(node);
      watch?.unobserve(node);
    },
  };
}
