// What is heard of an event of Craftsmen.
import type { Event } from '../../lib/pace';
import type { Sound } from '../../lib/sounds';
import { isSold } from './flights';

const BELLS = ['ship_1', 'year', 'over'];

export function sound({ line, part }: Event): Sound | null {
  if (BELLS.includes(part.cause)) return 'bell';
  const own = part.changed.filter((each) => each.path[0] === 'seats');
  const has = (name: string): boolean => own.some((each) => each.path[2] === name);
  if (has('shown') && isSold(line)) return 'hammer';
  if (has('row') || part.changed.some((each) => each.path[0] === 'queues')) return 'knock';
  return has('score') || has('capital_cards') ? 'coin' : null;
}
