// Where the light falls and where the teacher stands: boxes on the screen, and nothing that lies over another.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

const EDGE = 14;

/** Where a panel stands in a room so that it covers as little as possible: below if it can, else above or at
 * the right. */
export function standFor({ width, height }: Size, room: Box, avoid: Box[]): { left: number; top: number } {
  const left = room.left + EDGE;
  const right = Math.max(left, room.left + room.width - width - EDGE);
  const top = room.top + EDGE;
  const bottom = Math.max(top, room.top + room.height - height - EDGE);
  const middle = (top + bottom) / 2;
  const stands = [
    { left, top: bottom },
    { left: right, top: bottom },
    { left, top },
    { left: right, top },
    { left, top: middle },
    { left: right, top: middle },
  ];
  const cost = (at: { left: number; top: number }): number =>
    avoid.reduce((sum, each) => sum + overlap({ ...at, width, height }, each), 0);
  return stands.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** How many square pixels two boxes share. */
export function overlap(one: Box, other: Box): number {
  const side = (a: number, an: number, b: number, bn: number): number =>
    Math.max(0, Math.min(a + an, b + bn) - Math.max(a, b));
  return (
    side(one.left, one.width, other.left, other.width) * side(one.top, one.height, other.top, other.height)
  );
}

/** The smallest box around some; null where there are none that can be seen. */
export function around(boxes: Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((each) => each.left));
  const top = Math.min(...seen.map((each) => each.top));
  const right = Math.max(...seen.map((each) => each.left + each.width));
  const bottom = Math.max(...seen.map((each) => each.top + each.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of a box that lies within another; null where there is none. */
export function within(box: Box, room: Box): Box | null {
  const left = Math.max(box.left, room.left);
  const top = Math.max(box.top, room.top);
  const width = Math.min(box.left + box.width, room.left + room.width) - left;
  const height = Math.min(box.top + box.height, room.top + room.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
