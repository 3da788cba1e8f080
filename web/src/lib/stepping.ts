// Words and formulas that are made smaller, step by step, until they fit their boxes.
import { tick } from 'svelte';
import { fontsLoaded } from './fonts';

const STEPS = ['step-1', 'step-2', 'step-3'];
const SLACK = 0.05; // pixels
const watched = new Set<HTMLElement>();
let watch: ResizeObserver | null = null;

/** Fractions of a pixel count: a name is shortened for any of them. */
function isTooLarge(node: HTMLElement): boolean {
  const content = document.createRange();
  content.selectNodeContents(node);
  const [inside, box] = [content.getBoundingClientRect(), node.getBoundingClientRect()];
  const isTooWide = inside.left < box.left - SLACK || inside.right > box.right + SLACK;
  return isTooWide || node.scrollHeight > node.clientHeight + 1;
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
  void fontsLoaded().then(() => fitAll([...watched]));
  return watch;
}

/** Gives a node the classes step-1 to step-3 as long as its content does not fit; once more when that changes. */
export function stepping(node: HTMLElement, _content?: string): { update(): void; destroy(): void } {
  watched.add(node);
  observer().observe(node);
  return {
    update: () => void tick().then(() => fitAll([node])),
    destroy() {
      watched.delete(node);
      watch?.unobserve(node);
    },
  };
}
