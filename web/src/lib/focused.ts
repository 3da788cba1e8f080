// The focus of what lies over the table: keys are meant for it, and not for what was pressed below.

/** Takes the focus when the node appears, and gives it back when it goes. */
export function focused(node: HTMLElement): { destroy(): void } {
  const before = document.activeElement;
  node.focus({ preventScroll: true });
  return {
    destroy() {
      const now = document.activeElement;
      const isFree = now === null || now === document.body || node.contains(now);
      if (isFree && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    },
  };
}
