// Words and formulas that are made smaller, step by step, until they fit their boxes.
import { fitter } from './fitter';

const STEPS = ['step-1', 'step-2', 'step-3', 'step-4'];
const SLACK = 0.05; // pixels

/** Fractions of a pixel count: a name is shortened for any of them. */
function isTooLarge(node: HTMLElement): boolean {
  const content = document.createRange();
  content.selectNodeContents(node);
  const [inside, box] = [content.getBoundingClientRect(), node.getBoundingClientRect()];
  const isTooWide = inside.left < box.left - SLACK || inside.right > box.right + SLACK;
  return isTooWide || node.scrollHeight > node.clientHeight + 1;
}

/** Gives a node the classes step-1 to step-4 as long as its content does not fit. */
export const stepping = fitter((nodes) => {
  nodes.forEach((node) => node.classList.remove(...STEPS));
  let left = nodes;
  for (const step of STEPS) {
    left = left.filter(isTooLarge);
    left.forEach((node) => node.classList.add(step));
  }
});
