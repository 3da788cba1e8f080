// Names that are never cut: smaller, then in two lines, then narrower.

const STEPS = ['', 'small', 'two'];
const NARROWEST = 0.72;

/** Let the words of a node fit its width; it is measured again when it or its words change. */
export function fitting(node: HTMLElement, _words: string): { update: () => void; destroy: () => void } {
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  function fit(): void {
    const inner = node.firstElementChild as HTMLElement | null;
    if (!inner || node.clientWidth === 0) return;
    inner.style.transform = '';
    for (const step of STEPS) {
      node.dataset['fit'] = step;
      if (inner.scrollWidth <= node.clientWidth && inner.offsetHeight <= node.clientHeight + 1) return;
    }
    const ratio = Math.max(NARROWEST, node.clientWidth / inner.scrollWidth);
    inner.style.transform = `scaleX(${ratio})`;
  }
  fit();
  return { update: () => requestAnimationFrame(fit), destroy: () => watch.disconnect() };
}
