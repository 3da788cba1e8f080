// Drawings of the goods of Craftsmen. The tile tells the tier of a good: raw goods lie on a round one,
// half-products on a square one, final goods on a shield.
import type { Drawing, Path } from '../../icons/drawing';

export const ROUND = 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z';
const SQUARE =
  'M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15A2.5 2.5 0 0 1 19.5 22h-15A2.5 2.5 0 0 1 2 19.500v-15A2.5 2.5 0 0 1 4.5 2z';
const SHIELD = 'M2.5 1.800h19v11.700c0 4.5-4 7.4-9.5 9.300c-5.5-1.9-9.5-4.8-9.5-9.300z';
export const INK = '#2b2620';

/** A good: its tile, what lies on it, and its letter in the corner. */
function good(tile: string, ground: string, letter: string, paths: Path[]): Drawing {
  return {
    paths: [{ d: tile, fill: ground, stroke: INK, width: 1.2 }, ...paths],
    letter,
    x: 19,
    y: 22.5,
    size: 8.5,
    ink: INK,
    halo: '#fffdf7',
  };
}

const line = (d: string, width = 1.4, stroke = INK): Path => ({ d, stroke, width });
const solid = (d: string, fill: string, width = 1.1): Path => ({ d, fill, stroke: INK, width });
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const raw: Record<string, Drawing> = {
  wood: good(ROUND, '#ecd9b5', 'W', [
    solid('M6 8h9v7H6a2.3 3.5 0 0 1 0-7z', '#9c6a36'),
    solid('M15 8a2.3 3.5 0 1 1 0 7a2.3 3.5 0 1 1 0-7z', '#e3ba80'),
    line('M15 10.300a1 1.3 0 1 1 0 2.5', 0.9),
  ]),
  iron_ore: good(ROUND, '#d9d5d0', 'O', [
    solid('M5 15.500l2-6.500l5-2.500l5 2l2 4.500l-3 4H7z', '#7d7570'),
    { d: dot(10, 11, 1.5) + dot(14, 13.5, 1.7) + dot(9, 15, 1.1), fill: '#c4502e' },
  ]),
  flax: good(ROUND, '#dfe9f7', 'F', [
    line('M12 20v-8', 1.6, '#4b7a3a'),
    line('M12 17c-3 0-4-2-4-3', 1.4, '#4b7a3a'),
    solid(
      dot(12, 5.5, 2.3) + dot(8.6, 8, 2.3) + dot(15.4, 8, 2.3) + dot(9.9, 11.7, 2.3) + dot(14.1, 11.7, 2.3),
      '#5b82cf',
      0.8,
    ),
    { d: dot(12, 9, 1.7), fill: '#f2d25a' },
  ]),
  wheat: good(ROUND, '#f7ecc2', 'H', [
    line('M12 21V7', 1.4, '#8a6a14'),
    solid('M12 3.500c2 2 2 3.5 0 5c-2-1.5-2-3 0-5z', '#dba526', 0.8),
    solid('M12 12c0-3 1.5-4 4-4c0 3-1.5 4-4 4zM12 12c0-3-1.5-4-4-4c0 3 1.5 4 4 4z', '#dba526', 0.8),
    solid('M12 16.500c0-3 1.5-4 4-4c0 3-1.5 4-4 4zM12 16.500c0-3-1.5-4-4-4c0 3 1.5 4 4 4z', '#dba526', 0.8),
  ]),
  cow: good(ROUND, '#e6efdc', 'C', [
    line('M7 8C4.5 7.5 4.5 5 5.5 4M17 8c2.5-.5 2.5-3 1.5-4', 1.6),
    solid(
      'M7.5 7h9c1 0 1.5 1 1.2 2.500l-1.7 7c-.4 1.5-1.5 2.5-4 2.500s-3.6-1-4-2.500l-1.7-7C6 8 6.5 7 7.5 7z',
      '#b98a5e',
    ),
    solid('M8.5 14.500h7c1 3-1 4.5-3.5 4.500s-4.5-1.5-3.5-4.500z', '#f0cdbb', 0.8),
    { d: dot(9.5, 11, 1) + dot(14.5, 11, 1) + dot(10.6, 16.5, 0.7) + dot(13.4, 16.5, 0.7), fill: INK },
  ]),
  wax: good(ROUND, '#f6e2ae', 'X', [
    solid('M12 3.500l3.5 2v4l-3.5 2l-3.5-2v-4z', '#eeb62b'),
    solid('M8.5 9.500l3.5 2v4l-3.5 2l-3.5-2v-4z', '#e3a01c'),
    solid('M15.5 9.500l3.5 2v4l-3.5 2l-3.5-2v-4z', '#f4cd5c'),
  ]),
  grapes: good(ROUND, '#ecdff2', 'G', [
    line('M12 6c0-2 1-3 3-3', 1.4, '#4b7a3a'),
    solid(
      dot(8, 8.5, 2.2) +
        dot(12, 8.5, 2.2) +
        dot(16, 8.5, 2.2) +
        dot(10, 12, 2.2) +
        dot(14, 12, 2.2) +
        dot(12, 15.6, 2.2),
      '#7b3f98',
      0.8,
    ),
  ]),
};

const half: Record<string, Drawing> = {
  barrel: good(SQUARE, '#efdcbc', 'B', [
    solid('M7.5 4.500h9c1.8 4.5 1.8 10 0 14.500h-9c-1.8-4.5-1.8-10 0-14.500z', '#a9713a'),
    line('M6.5 8.500h11M6.5 15h11', 1.8, '#4a4a4a'),
    line('M10 4.800c-.8 4.5-.8 9.5 0 14M14 4.800c.8 4.5.8 9.5 0 14', 0.7),
  ]),
  rope: good(SQUARE, '#efe6cf', 'R', [
    line(dot(11, 11, 6), 3.4, INK),
    line(dot(11, 11, 6), 2, '#d0a657'),
    line(dot(11, 11, 2.6), 3, INK),
    line(dot(11, 11, 2.6), 1.7, '#d0a657'),
    line('M16 14.500l3 4', 3.2, INK),
    line('M16 14.500l3 4', 1.8, '#d0a657'),
  ]),
  leather: good(SQUARE, '#f2dfcd', 'L', [
    solid(
      'M9 4.500c1 1 5 1 6 0l3.5 1.500l-1 3.500c-.8 1.5-.8 3.5 0 5l1.5 3l-4 1.500c-1.5-1-4.5-1-6 0l-4-1.500l1.5-3c.8-1.5.8-3.5 0-5l-1-3.500z',
      '#9b5b2c',
    ),
    line('M9.5 9.500c1.5 1 3.5 1 5 0M9.5 14c1.5-1 3.5-1 5 0', 0.9),
  ]),
  paper: good(SQUARE, '#dde4ea', 'P', [
    solid('M6.5 3.500h8l3.5 3.500v13h-11.500z', '#fffef8'),
    solid('M14.5 3.500v3.500h3.500z', '#cfd6dc', 0.9),
    line('M9 10h6M9 12.800h6M9 15.600h4', 1),
  ]),
  iron: good(SQUARE, '#d7dde2', 'I', [
    solid('M8.5 5h7l1.5 5h-10z', '#8b98a4'),
    solid('M4.5 12h6.500l1.3 5.500h-9.200z', '#a6b2bc'),
    solid('M13 12h6.500l1.3 5.500h-9z', '#75828e'),
  ]),
  cloth: good(SQUARE, '#e2e9f5', 'C', [
    solid('M6 6h12v9c-2 1.5-4-1.5-6 0s-4 1.5-6 0z', '#5e7fbd'),
    solid('M5 4.500h14v3H5z', '#8fa8d6'),
    line('M9.5 8v6.500M14.5 8v6', 0.8),
  ]),
  flour: good(SQUARE, '#f1ead6', 'F', [
    solid('M8 8h8c3 3 3.5 9 1.5 12h-11C4.5 17 5 11 8 8z', '#fffaf0'),
    solid('M8 8l-1.5-4h11L16 8z', '#e6d6b0'),
    line('M8 8h8', 1.6, '#9a6a38'),
    line(
      'M12 18.500v-6M12 14c1.5 0 2-.8 2-2M12 14c-1.5 0-2-.8-2-2M12 17c1.5 0 2-.8 2-2M12 17c-1.5 0-2-.8-2-2',
      0.9,
      '#b98a1d',
    ),
  ]),
  meat: good(SQUARE, '#f6dcd8', 'M', [
    line('M15 15l4 4', 3.6, INK),
    line('M15 15l4 4', 2, '#fffaf0'),
    solid('M6 5.500c3-3 8-1.5 10 2s1.5 8-1.5 8.500s-5-.5-7.5-3.500s-3-5-1-7z', '#c4574a'),
    solid('M8 7c1.5-1.3 3.5-1 4.5.3s.5 2.7-.5 3s-2.5 0-3.5-1S7 8 8 7z', '#f2b6a6', 0.8),
  ]),
};

const final: Record<string, Drawing> = {
  weapons: good(SHIELD, '#dfe3e6', 'W', [
    line('M6 5l11 11', 2.8, INK),
    line('M6 5l11 11', 1.5, '#b9c3cb'),
    line('M13.5 16.500l4-4M16.5 16l2.5 2.5', 1.8, '#8a5a2b'),
    line('M18 5L7 16', 2.8, INK),
    line('M18 5L7 16', 1.5, '#b9c3cb'),
    line('M10.5 16.500l-4-4', 1.8, '#8a5a2b'),
  ]),
  tools: good(SHIELD, '#e8e2d6', 'T', [
    line('M12 8v11', 3.2, INK),
    line('M12 8v11', 1.9, '#a9713a'),
    solid('M6 5h9c2 0 3 1.5 3.5 3.500c-1.5-.8-2.5-.8-3.5-.3H6z', '#78858f'),
  ]),
  clothes: good(SHIELD, '#e9dff0', 'L', [
    solid('M9 4.500c1 1.5 5 1.5 6 0l4.5 3l-2 3.500l-2-1v8h-7v-8l-2 1l-2-3.500z', '#8d4f8f'),
    line('M12 6v12M8.5 14.500h7', 0.9),
  ]),
  books: good(SHIELD, '#dfece6', 'B', [
    solid('M6 5h10.500a1.5 1.5 0 0 1 1.5 1.500v11H7.500A1.5 1.5 0 0 1 6 16z', '#2f7359'),
    solid('M6 16.200c0-1 .7-1.5 1.5-1.500H18v2.800H7.500C6.7 17.5 6 17 6 16.200z', '#fffaf0', 0.9),
    line('M9.5 8.500h5M9.5 11h3.5', 1.1, '#f2d98a'),
  ]),
  candles: good(SHIELD, '#f9efcf', 'C', [
    solid('M9.5 10h5v9.500c-1.5 1-3.5 1-5 0z', '#fffaf0'),
    line('M12 10V8', 1.2),
    solid('M12 2.800c2 2 2.3 4.2 0 5.400c-2.3-1.2-2-3.4 0-5.400z', '#f08a24', 0.8),
    line('M10.8 10.500v3', 0.9, '#d9c48f'),
  ]),
  wine: good(SHIELD, '#f3dde4', 'V', [
    solid('M7 4h10c.5 4.5-1.5 7.5-5 7.500S6.5 8.5 7 4z', '#fdf6f6'),
    { d: 'M7.3 6.500h9.400c-.3 3-2 4.5-4.7 4.500s-4.4-1.5-4.7-4.500z', fill: '#8e1f45' },
    line('M12 11.500v6M8.5 18.500h7', 1.5),
  ]),
  beer: good(SHIELD, '#f8e9c6', 'E', [
    line('M15.5 9h2c1.5 0 2 1 2 2v2c0 1.2-.7 2-2 2h-2', 1.5),
    solid('M6.5 8h9v10.500h-9z', '#e5a21c'),
    solid('M6 8.500c-1-2 .5-3.5 2-3c.5-1.7 3-2 4-.7c1.5-1 3.5.2 3.2 1.700c1 .5 1 1.5.3 2z', '#fffdf5', 0.9),
    line('M9.5 11v5M12.5 11v5', 1, '#8a5a08'),
  ]),
  bread: good(SHIELD, '#f5e4cd', 'R', [
    solid(
      'M4.5 13c0-4 3.5-6.5 7.5-6.500s7.5 2.5 7.5 6.500c0 1.5-1 2.5-2.5 2.500h-10c-1.5 0-2.5-1-2.5-2.500z',
      '#c98638',
    ),
    line('M8.5 9.500l1.5 3M12 8.500l1.5 3.500M15.5 9.500l1.3 2.5', 1.2, '#7c4c17'),
  ]),
};

export const goods: Record<string, Drawing> = { ...raw, ...half, ...final };
