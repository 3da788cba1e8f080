// What flies over the board when something was played.
import type { Flight } from '../../lib/flight';
import { ownPart } from '../../lib/moves';
import type { Change, Json, LogLine } from '../../lib/wire';
import { box, goodNames, printed } from './facts';
import { split } from './lines';
import type { LeHavreView } from './view';

/** Verbs that give goods to the building where the own worker stands. */
const INTO = new Set(['times', 'with', 'load', 'give']);
/** Verbs that need no building. */
const IDLE = new Set(['take', 'sell', 'buy', 'borrow', 'repay', 'redeem', 'end']);

export function flights(line: LogLine, view: LeHavreView): Flight[] {
  const deals = ownPart(line).changed.filter((each) => each.path[0] === 'seats');
  const own = deals.filter((each) => ['worker', 'buildings', 'ships'].includes(String(each.path[2])));
  return [
    ...sailed(line, view),
    ...own.flatMap(moved),
    ...deals.flatMap((each) => carried(each, line, view)),
  ];
}

/** In a new turn the ship of its player goes on along the pier. */
function sailed(line: LogLine, view: LeHavreView): Flight[] {
  const changed = line.parts.flatMap((part) => part.changed);
  if (!changed.some((each) => each.path[0] === 'turn') || view.phase !== 'main') return [];
  const tiles = box().turns;
  const now = (view.round - 1) * tiles + view.turn - 1;
  const before = now - view.players;
  if (before < 0) return [];
  return [{ from: `tile-${before % tiles}`, to: `tile-${now % tiles}`, icon: 'lh-tug', seat: view.mover }];
}

/** Workers, buildings and ships. */
function moved(each: Change): Flight[] {
  const seat = Number(each.path[1]);
  const part = each.path[2];
  if (part === 'worker') {
    if (typeof each.to !== 'string') return [];
    const from = typeof each.from === 'string' ? `building-${each.from}` : `seat-${seat}-worker`;
    return [{ from, to: `building-${each.to}`, icon: 'lh-worker', seat }];
  }
  if (each.path.length > 3) return [];
  if (part === 'buildings') return gained(each.from, each.to).map((card) => building(card));
  return gained(each.from, each.to).map((ship) => {
    const kind = ship.split(',')[0] ?? '';
    const to = `seat-${seat}-ship_${kind}`;
    return { from: `ships-${kind}`, to, icon: `lh-ship-${kind}`, arrival: 'sails' };
  });
}

/** A building has the same name wherever it lies. */
function building(card: string): Flight {
  const place = `building-${card}`;
  return { from: place, to: place, icon: `lh-${printed(card)?.kind ?? 'none'}`, arrival: 'shines' };
}

/** Goods and francs. */
function carried(each: Change, line: LogLine, view: LeHavreView): Flight[] {
  const seat = Number(each.path[1]);
  const name = good(each);
  const more = Number(each.to ?? 0) - Number(each.from ?? 0);
  if (!name || more === 0) return [];
  const here = `seat-${seat}-${name}`;
  const flight = { icon: `lh-${name}`, n: Math.abs(more) };
  if (more > 0) {
    const from = source(name, seat, line, view);
    return from ? [{ from, to: here, ...flight }] : [];
  }
  const said = line.steps.map((step) => split(step.text ?? ''));
  if (seat !== line.seat || name === 'francs') return [];
  const built = said.find(({ verb }) => verb === 'build');
  if (built) return [{ from: here, to: `building-${built.noun}`, ...flight }];
  const worker = view.seats[seat]?.worker;
  return worker && said.some(({ verb }) => INTO.has(verb))
    ? [{ from: here, to: `building-${worker}`, ...flight }]
    : [];
}

/** Where something came from: an offer, another player, or the building that was used. */
function source(name: string, seat: number, line: LogLine, view: LeHavreView): string | null {
  const texts = line.steps.map((step) => step.text ?? '');
  if (texts.includes(`take ${name}`) && seat === line.seat) return `offer-${name}`;
  const giver = ownPart(line).changed.find(
    (each) => good(each) === name && Number(each.to ?? 0) < Number(each.from ?? 0),
  );
  if (giver) return `seat-${Number(giver.path[1])}-${name}`;
  const worker = view.seats[seat]?.worker;
  const isIdle = texts.every((text) => IDLE.has(split(text).verb));
  return worker && seat === line.seat && !isIdle ? `building-${worker}` : null;
}

/** The good that a change tells of. */
function good(each: Change): string | null {
  const [area, , part, name] = each.path;
  if (area !== 'seats') return null;
  if (part === 'francs') return 'francs';
  return part === 'goods' && typeof name === 'string' && goodNames().includes(name) ? name : null;
}

function gained(from: Json, to: Json): string[] {
  const old = Array.isArray(from) ? from.map(String) : [];
  return (Array.isArray(to) ? to.map(String) : []).filter((word) => {
    const at = old.indexOf(word);
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}
