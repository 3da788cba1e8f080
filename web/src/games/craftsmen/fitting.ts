// Names that are never cut: smaller, then in two lines, then narrower.
import { fitter } from '../../lib/fitter';

const STEPS = ['', 'small', 'two'];

const put = (nodes: HTMLElement[], step: string): void =>
  nodes.forEach((node) => (node.dataset['fit'] = step));
const words = (node: HTMLElement): HTMLElement => node.firstElementChild as HTMLElement;

function isTooLarge(node: HTMLElement): boolean {
  const inner = words(node);
  return inner.scrollWidth > node.clientWidth || inner.offsetHeight > node.clientHeight + 1;
}

/** Lets the words of a node fit its width. */
export const fitting = fitter((nodes) => {
  let left = nodes.filter((node) => node.firstElementChild && node.clientWidth > 0);
  left.forEach((node) => (words(node).style.transform = ''));
  for (const step of STEPS) {
    put(left, step);
    left = left.filter(isTooLarge);
  }
  put(left, 'small');
  const scales = left.map((node) => node.clientWidth / words(node).scrollWidth);
  left.forEach((node, at) => (words(node).style.transform = `scaleX(${scales[at]})`));
});

const SHORTER = ['short-1', 'short-2', 'short-3'];

/** Gives a line the classes short-1 to short-3 as long as it is wider than its box. Words that are only heard do
 * not count. */
export const shortening = fitter((nodes) => {
  nodes.forEach((node) => node.classList.remove(...SHORTER));
  let left = nodes;
  for (const step of SHORTER) {
    left = left.filter((node) => node.scrollWidth > node.clientWidth);
    left.forEach((node) => node.classList.add(step));
  }
});
