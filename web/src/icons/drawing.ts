// A drawing on a square of 24 by 24.
export interface Path {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export interface Drawing {
  paths: Path[];
  /** A letter on it, the same in all languages. */
  letter?: string;
  /** Where the letter stands, and its colour. */
  x?: number;
  y?: number;
  ink?: string;
  /** How large it is, and what surrounds it. */
  size?: number;
  halo?: string;
}
