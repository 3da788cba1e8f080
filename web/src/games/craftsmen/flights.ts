// What flies over the board when something was played.
import type { Flight } from '../../lib/flight';
import { ownPart } from '../../lib/moves';
import type { Change, Json, LogLine, Part } from '../../lib/wire';
import { isGood, printed } from './facts';

const TOKENS: Record<string, string> = { privileges: 'privilege', works: 'work' };

export function flights(line: LogLine): Flight[] {
  return [...done(line), ...line.parts.flatMap(counted)];
}

function done(line: LogLine): Flight[] {
  return ownPart(line).changed.flatMap((each) => {
    const area = each.path[0];
    if (area === 'queues') return disc(each);
    if (area === 'granary' || area === 'ships') return stored(each, line);
    if (area === 'bonus') return bonus(each);
    if (area !== 'seats') return [];
    return ofSeat(Number(each.path[1]), String(each.path[2]), each, line);
  });
}

/** At a year's end markers go to the sheet, those of a seat together. */
function counted({ cause, changed }: Part): Flight[] {
  const ship = /^ship_(\d+)$/.exec(cause)?.[1];
  if (!ship && cause !== 'granary') return [];
  const found = new Map<number, Flight>();
  for (const each of changed) {
    if (each.path[0] !== (ship ? 'ships' : 'granary')) continue;
    const good = String(each.path.at(-1));
    const from = ship ? `ship-${ship}-${good}` : `granary-${good}`;
    for (const seat of gone(each)) {
      const n = (found.get(seat)?.n ?? 0) + 1;
      found.set(seat, { from, to: `count-${cause}-${seat}`, icon: 'cr-cube', seat, ...found.get(seat), n });
    }
  }
  return [...found.values()];
}

/** The seats whose markers have left a place, each as often as markers. */
function gone({ from, to }: Change): number[] {
  const left = [...list(to)];
  return list(from).filter((owner): owner is number => {
    const at = left.indexOf(owner);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && typeof owner === 'number';
  });
}

/** A helper goes to a queue. */
function disc(each: Change): Flight[] {
  const before = list(each.from).length;
  const now = list(each.to);
  const seat = now[now.length - 1];
  if (now.length <= before || typeof seat !== 'number') return [];
  const to = `guild-${each.path[1]}-${each.path[2]}`;
  return [{ from: `seat-${seat}-helpers`, to, icon: 'cr-pawn', seat }];
}

/** A good goes to the granary or to a ship. */
function stored(each: Change, line: LogLine): Flight[] {
  const isShip = each.path[0] === 'ships';
  const name = String(each.path[isShip ? 2 : 1]);
  const place = isShip ? `ship-${Number(each.path[1]) + 1}-${name}` : `granary-${name}`;
  const owner = list(each.to).find((seat, at) => typeof seat === 'number' && seat !== list(each.from)[at]);
  if (list(each.to).filter(isMarker).length <= list(each.from).filter(isMarker).length) return [];
  const seat = typeof owner === 'number' ? owner : line.seat;
  return [{ from: `seat-${seat}-makes_${name}`, to: place, icon: `cr-good-${name}` }];
}

function bonus(each: Change): Flight[] {
  if (typeof each.to !== 'number') return [];
  return [{ from: `bonus-${each.path[1]}`, to: `seat-${each.to}`, icon: `cr-good-${each.path[1]}` }];
}

function ofSeat(seat: number, part: string, each: Change, line: LogLine): Flight[] {
  const said = line.steps.map((step) => (step.text ?? '').split(' '));
  const more = Number(each.to ?? 0) - Number(each.from ?? 0);
  if (part === 'capital_cards') return capital(seat, more, seat === line.seat ? said : []);
  if (part === 'market' && more > 0 && seat === line.seat) {
    const what = said.map(([, each = '']) => each).find(isGood);
    const made = what
      ? { from: `seat-${seat}-makes_${what}`, icon: `cr-good-${what}` }
      : { from: `seat-${seat}`, seat };
    return [{ ...made, to: `seat-${seat}-market` }];
  }
  if (part === 'markers') return input(seat, String(each.path[3]), each, said);
  const token = TOKENS[part];
  if (token && more > 0) return [{ from: `pool-${part}`, to: `seat-${seat}-${part}`, icon: `cr-${token}` }];
  const fresh = list(each.to).filter(
    (card): card is string => typeof card === 'string' && !list(each.from).includes(card),
  );
  if (part === 'row')
    return fresh.map((card) => ({
      from: `seat-${seat}-hand_${card}`,
      to: `seat-${seat}-row_${card}`,
      icon: 'cr-house',
      arrival: 'shines',
    }));
  if (part === 'shown')
    return fresh.flatMap((card) => {
      const from = `open-${card}`;
      const flight = { from, to: `seat-${seat}-hand_${card}`, icon: 'cr-house' };
      return isSold(line) ? [{ from, to: from, icon: 'cr-gavel', strikes: true }, flight] : [flight];
    });
  return [];
}

/** Whether a line ends an auction. */
export const isSold = (line: LogLine): boolean => line.steps.some(({ question }) => question?.kind === 'bid');

/** Capital cards come from the display or the stack and go to the discards. */
function capital(seat: number, more: number, said: string[][]): Flight[] {
  if (more === 0) return [];
  const flight = { icon: 'cr-cards', n: Math.abs(more) };
  if (more < 0) return [{ from: `seat-${seat}-capital`, to: 'stack-discards', ...flight }];
  const open = said.find(([verb, what = '']) => verb === 'take' && what.includes('_'))?.[1];
  return [{ from: open ? `stack-${open}` : 'stack', to: `seat-${seat}-capital`, ...flight }];
}

/** A good goes to the building that needs it. */
function input(seat: number, card: string, each: Change, said: string[][]): Flight[] {
  const at = list(each.to).findIndex(
    (owner, field) => isMarker(owner) && !isMarker(list(each.from)[field] ?? null),
  );
  const name: string | undefined = printed(card)?.needs?.[at];
  if (at < 0 || !name) return [];
  const verbs = said.map(([verb]) => verb);
  const bought = ['buy', 'give', 'points'].some((verb) => verbs.includes(verb));
  const from = verbs.includes('fetch')
    ? `seat-${seat}-market`
    : bought
      ? `granary-${name}`
      : `seat-${seat}-makes_${name}`;
  return [{ from, to: `seat-${seat}-row_${card}`, icon: `cr-good-${name}` }];
}

const list = (value: Json): Json[] => (Array.isArray(value) ? value : []);
const isMarker = (value: Json): boolean => value !== null;
