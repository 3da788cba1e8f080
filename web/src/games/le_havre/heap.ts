// How tokens lie in a heap on the quay, and how many of them are seen.

/** From so many on the number alone tells how many there are. */
export const MOST = 8;

/** A row of a heap: how many tokens, and how far to the right of the middle it lies, in tokens. */
type Row = [n: number, shift?: number];

/** Rows of a heap from the ground up, by the number of tokens. */
const ROWS: Row[][] = [
  [],
  [[1]],
  [[2]],
  [[2], [1]],
  [[3], [1]],
  [[3], [2]],
  [[3], [2], [1]],
  [[3], [3], [1]],
  [[3], [3], [2]],
];

export interface Token {
  /** Its middle, in tokens to the right of the middle of the heap. */
  x: number;
  /** Its row, from the ground up. */
  row: number;
}

/** The tokens that are seen of a heap of so many. */
export function tokensOf(n: number): Token[] {
  const rows = ROWS[Math.min(n, MOST)] ?? [];
  return rows.flatMap(([count, shift = 0], row) =>
    Array.from({ length: count }, (_, at) => ({ x: at - (count - 1) / 2 + shift, row })),
  );
}

/** How large a token of a heap is: the fewer, the larger. */
export function sizeOf(n: number): number {
  if (n <= 2) return 38;
  return n <= 5 ? 32 : 27;
}

/** How many tokens of a pile in a harbour are seen: 1, 2, 3 or 4 for 1, 2, 5 and 10 or more. */
export function pileOf(n: number): number {
  return [2, 5, 10].filter((step) => n >= step).length + 1;
}
