// What is heard of an event of Le Havre.
import type { Event } from '../../lib/pace';
import type { Sound } from '../../lib/sounds';

const BELLS = ['round', 'over'];

export function sound({ part }: Event): Sound | null {
  if (BELLS.includes(part.cause)) return 'bell';
  const own = part.changed.filter((each) => each.path[0] === 'seats');
  const has = (name: string): boolean => own.some((each) => each.path[2] === name);
  if (has('buildings') || has('ships') || has('worker')) return 'knock';
  return has('francs') ? 'coin' : null;
}
