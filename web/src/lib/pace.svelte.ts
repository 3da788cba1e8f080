// The pace of a live table, watched by the page.
import type { Face } from '../games/face';
import { Pace, STILL, type Clock, type Event, type PaceState, type Tempo } from './pace';
import { settings } from './settings.svelte';

/** What follows of itself is shorter than what somebody did. */
const OF_ITSELF = 0.6;

class WatchedCell {
  now = $state.raw<PaceState>(STILL);
}

const CLOCK: Clock = {
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The end of a turn is no news of its own. */
function isOnlyEnd({ line, part }: Event, { closing = [] }: Face): boolean {
  if (part.cause !== '' || part.outcomes.length > 0) return false;
  return line.steps.every(({ text }) => text !== null && closing.includes(text));
}

export function livePace(face: () => Face): Pace {
  const weight = (event: Event): number => {
    if (isOnlyEnd(event, face())) return 0;
    const own = settings.now.moments ? face().weight?.(event) : undefined;
    return own ?? (event.part.cause === '' ? 1 : OF_ITSELF);
  };
  // Nobody looks at a page in the background.
  const tempo = (): Tempo => (document.hidden ? 'once' : settings.now.pace);
  return new Pace(new WatchedCell(), CLOCK, tempo, weight);
}
