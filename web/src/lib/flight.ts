// Motion that shows where things go: small tokens that fly from one place of the page to another.
import type { Arrival } from './arrival';
import type { Event } from './pace';
import type { TableContext } from './table.svelte';
import type { LogLine, Snapshot } from './wire';

/** Something that goes from one place to another. Places are named by `data-place`; "seat-0-wood"
 * stands for "seat-0" where the page does not show it by itself. */
export interface Flight {
  from: string;
  to: string;
  /** The name of a drawing; without one it is the disc of `seat`. */
  icon?: string;
  seat?: number;
  /** How many, when more than one. */
  n?: number;
  /** What is seen of it where it has arrived. */
  arrival?: Arrival;
  /** It goes nowhere, but strikes where it begins, as a hammer does. */
  strikes?: boolean;
}

export interface Token extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

const TIME = 350;
const STRIKES = 700;
const PAUSE = 60;
const MOST = 6;
const MOST_LINES = 4;
const NEAR = 12;
let counter = 0;

/** What flew between two snapshots, or the own part of it; nothing after going back or a long absence. */
export function between(before: Snapshot, now: Snapshot, table: TableContext, isOwn: boolean): Flight[] {
  if (now.version <= before.version || now.count <= before.count) return [];
  const lines = now.log.lines.filter((line) => line.at >= before.count);
  const seen = isOwn ? lines.filter((line) => now.you.includes(line.seat)).map(onlyDone) : lines;
  if (seen.length > MOST_LINES) return [];
  const found = seen.flatMap((line) => table.face.flights?.(line, now.view) ?? []);
  return found.slice(0, MOST);
}

/** What flies when an event is told. */
export function ofEvent({ line, part, view }: Event, table: TableContext): Flight[] {
  return (table.face.flights?.({ ...line, parts: [part] }, view) ?? []).slice(0, MOST);
}

/** A line without what followed of itself. */
function onlyDone(line: LogLine): LogLine {
  return { ...line, parts: line.parts.filter((part) => part.cause === '') };
}

/** Where a place is on the screen; the last one of that name wins. */
export function whereIs(name: string): DOMRect | null {
  for (let sought = name; sought; sought = sought.slice(0, Math.max(0, sought.lastIndexOf('-')))) {
    const last = placesOf(sought).at(-1)?.getBoundingClientRect();
    if (last) return last;
  }
  return null;
}

/** What the screen shows of a place, exactly by its name. */
export function placesOf(name: string): Element[] {
  return [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)].filter(isSeen);
}

function isSeen(node: Element): boolean {
  const rect = node.getBoundingClientRect();
  const inside = rect.bottom > 0 && rect.right > 0 && rect.top < innerHeight && rect.left < innerWidth;
  return inside && rect.width > 0;
}

/** Tokens for what has both its ends on the screen, and goes some way. */
export function tokens(flights: Flight[], starts: (DOMRect | null)[]): Token[] {
  const found: Token[] = [];
  flights.forEach((flight, at) => {
    const start = starts[at] ?? whereIs(flight.from);
    const end = flight.strikes ? start : whereIs(flight.to);
    if (!start || !end || (distance(start, end) < NEAR && !flight.strikes)) return;
    found.push({ ...flight, id: ++counter, start, end, delay: found.length * PAUSE });
  });
  return found;
}

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

function distance(one: DOMRect, other: DOMRect): number {
  const [x1, y1] = middle(one);
  const [x2, y2] = middle(other);
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Let a token fly; it stands in the corner of the screen otherwise. */
export function fly(node: HTMLElement, token: Token, done: () => void): void {
  const at = (rect: DOMRect, scale: number): string => {
    const [x, y] = middle(rect);
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  };
  const flies: Keyframe[] = [
    { transform: at(token.start, 1), opacity: 0.2 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.85 },
    { transform: at(token.end, 0.8), opacity: 0.3 },
  ];
  const strikes: Keyframe[] = [30, -35, 10, -35, 10, 10].map((turn) => ({
    transform: `${at(token.start, 1.6)} rotate(${turn}deg)`,
  }));
  const steps = token.strikes ? strikes : flies;
  const how = {
    duration: token.strikes ? STRIKES : TIME,
    delay: token.delay,
    easing: 'ease-in-out',
    fill: 'both',
  } as const;
  node.animate(steps, how).finished.then(done, done);
}
