// The keys of a table: 1 to 9 answer, Enter goes on, Escape and Backspace go back, Ctrl+Z undoes, L lists,
// and the space bar skips what is being told.
import type { Asking } from './asking.svelte';
import type { Pace } from './pace';
import type { Plan } from './plan';
import type { UndoRedo } from './undo';

export interface KeyTargets {
  asking: Asking;
  plan: Plan;
  pace: Pace;
  undoRedo: UndoRedo;
  /** Open or close the list of answers. */
  list: () => void;
  /** Close what is open; whether there was anything. */
  close: () => boolean;
}

const WRITTEN = ['SELECT', 'TEXTAREA'];
/** Where Enter has a meaning of its own. */
const PRESSED = ['BUTTON', 'A', 'SUMMARY'];

export function press(event: KeyboardEvent, targets: KeyTargets): void {
  const { asking, plan, pace, undoRedo, list, close } = targets;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void (event.shiftKey ? undoRedo.redo() : undoRedo.undo());
    return;
  }
  const target = event.target as HTMLElement;
  const slides = target instanceof HTMLInputElement && target.type === 'range';
  if (event.altKey || target.closest('dialog') || WRITTEN.includes(target.tagName)) return;
  if (target.tagName === 'INPUT' && !slides) return;
  if (event.key.toLowerCase() === 'l') list();
  else if (event.key === 'Escape') {
    if (!close() && plan.isPlanning) plan.cancel();
  } else if (pace.isTelling) {
    if (event.key === ' ' || event.key === 'Enter') hurry(event, pace, PRESSED.includes(target.tagName));
  } else if (asking.isMine) answer(event, asking, plan, PRESSED.includes(target.tagName));
}

/** Go on with what waits, or skip what is told. */
function hurry(event: KeyboardEvent, pace: Pace, isElsewhere: boolean): void {
  if (isElsewhere) return;
  event.preventDefault();
  if (pace.state.isPaused) pace.goOn();
  else pace.skip();
}

function answer(event: KeyboardEvent, asking: Asking, plan: Plan, isElsewhere: boolean): void {
  const number = Number(event.key);
  const text = [...asking.keys].find(([, at]) => at === number)?.[0];
  if (text) {
    event.preventDefault();
    void plan.choose(text);
  } else if (event.key === 'Backspace' && plan.isPlanning) void plan.back();
  else if (event.key === 'Enter' && !isElsewhere) void asking.go();
}
