// What arrives is seen for a moment longer: a house lifts and shines, a ship sails in.
import { placesOf } from './flight';

export type Arrival = 'shines' | 'sails';

/** Each is over before the next thing can be done. */
const TIME = 650;
const STEPS: Record<Arrival, Keyframe[]> = {
  shines: [
    { transform: 'none', filter: 'none' },
    { transform: 'translateY(-7px) scale(1.05)', filter: 'brightness(1.25) drop-shadow(0 0 9px #ffd873)' },
    { transform: 'none', filter: 'none' },
  ],
  sails: [
    { transform: 'translateX(-26px) rotate(-4deg)', opacity: 0.2 },
    { transform: 'translateX(4px) rotate(2deg)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ],
};

/** Show that something has come to a place; where the page does not show that place, nothing is seen. */
export function arrive(place: string, how: Arrival): void {
  const node = placesOf(place).at(-1);
  node?.animate(STEPS[how], { duration: TIME, easing: 'ease-out' });
}
