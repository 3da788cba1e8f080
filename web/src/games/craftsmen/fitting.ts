// Names that are never cut: smaller, then in two lines, then narrower.
import { fontsLoaded } from '../../lib/fonts';

/** Let the words of a node fit its width; it is measured again when it or its words change. */
export function fitting(node: HTMLElement, _words: string): { update: () => void; destroy: () => void } {
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  const put = (step: string): void => {
    node.dataset['fit'] = step;
  };
  function fit(): void {
    const inner = node.firstElementChild as HTMLElement | null;
    if (!inner || node.clientWidth === 0) return;
    inner.style.transform = '';
    for (const step of ['', 'small', 'two']) {
      put(step);
      if (inner.scrollWidth <= node.clientWidth && inner.offsetHeight <= node.clientHeight + 1) return;
    }
    put('small');
    inner.style.transform = `scaleX(${node.clientWidth / inner.scrollWidth})`;
  }
  fit();
  void fontsLoaded().then(fit);
  return { update: () => requestAnimationFrame(fit), destroy: () => watch.disconnect() };
}
