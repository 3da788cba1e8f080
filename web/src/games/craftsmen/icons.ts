// All drawings of Craftsmen: goods, guilds, and what else lies on the table.
import type { Drawing, Path } from '../../icons/drawing';
import { dot, goods, INK, ROUND } from './goods_icons';

const C = 'currentColor';
const stroke = (d: string, width = 1.7): Path => ({ d, stroke: C, width });
const fill = (d: string): Path => ({ d, fill: C });

const guilds: Record<string, Drawing> = {
  bankers: {
    paths: [
      stroke(
        'M4 17.500c0 1.7 3.6 3 8 3s8-1.3 8-3v-3M4 17.500v-3c0 1.7 3.6 3 8 3s8-1.3 8-3v-3M4 14.500v-3c0 1.7 3.6 3 8 3s8-1.3 8-3',
      ),
      stroke('M12 4c4.4 0 8 1.3 8 3.500S16.4 11 12 11s-8-1.3-8-3.500S7.6 4 12 4z'),
      fill(dot(12, 7.5, 1.3)),
    ],
  },
  builders: {
    paths: [
      stroke('M3 20.500h18M4 20v-4.500h16V20M4 15.500V11h16v4.500M9.5 20v-4.500M15 20v-4.500M12.5 15.500V11'),
      stroke('M7 7.500l8-4l2 3.500z'),
      stroke('M12 6.500V11', 1.3),
    ],
  },
  notary: {
    paths: [
      stroke('M6 3.500h9v14.500a2.5 2.5 0 0 0 5 0v-2H9.500v2a2.5 2.5 0 0 1-5 0V15'),
      stroke('M8.5 8h4M8.5 11h4', 1.4),
      stroke('M21 3c-3 1-4.5 4-5 8'),
      stroke('M6 3.500C4.5 3.5 3.5 4.5 3.5 6v2h3', 1.5),
    ],
  },
  crafts: {
    paths: [
      fill('M3 8h4V6.500h13.500c0 3-2.5 4.5-5 4.500v3.500h2.500V18H8v-3.500h2.500V11C6 11 3.5 10 3 8z'),
      stroke('M12 3.500l5-1', 1.7),
    ],
  },
  merchants: {
    paths: [
      stroke('M12 3v17M7.5 20.500h9M4.5 6.500h15'),
      stroke('M5 7l-3 7h6zM19 7l-3 7h6z', 1.4),
      fill('M2 14h6c0 3-6 3-6 0zM16 14h6c0 3-6 3-6 0z'),
    ],
  },
  town_hall: {
    paths: [
      stroke('M3 20.500h18M4.5 20V11h15v9M4.5 11L12 6l7.5 5'),
      stroke('M12 6V2.500h4l-1 1.300l1 1.200h-4', 1.3),
      stroke('M8 13.500V20M12 13.500V20M16 13.500V20'),
    ],
  },
};

const things: Record<string, Drawing> = {
  ship: {
    paths: [
      stroke('M3 15.500h18l-2.5 5h-13z'),
      stroke('M12 15.500V2.5'),
      fill('M13 4c4 1.5 6 4.5 6.5 9H13zM11 6.500c-2.5 1.5-4 4-4.5 6.500H11z'),
    ],
  },
  capital: {
    paths: [
      stroke('M5.5 2.500h13v19h-13z'),
      stroke(dot(12, 12, 3.5)),
      fill(dot(12, 12, 1.2)),
      fill(dot(8, 5.5, 0.9) + dot(16, 18.5, 0.9)),
    ],
  },
  privilege: {
    paths: [
      { d: ROUND, fill: '#e4b32b', stroke: INK, width: 1.2 },
      { d: 'M5.5 16.500l-.8-8l4 3.500L12 6l3.3 6l4-3.500l-.8 8z', fill: '#fff4cc', stroke: INK, width: 1.2 },
      { d: 'M6 18.500h12', stroke: INK, width: 1.5 },
    ],
  },
  work: {
    paths: [
      { d: ROUND, fill: '#8fb3c9', stroke: INK, width: 1.2 },
      { d: 'M12 9v10', stroke: INK, width: 3 },
      { d: 'M12 9v10', stroke: '#8a5a2b', width: 1.7 },
      { d: 'M7 5.500h8c1.7 0 2.7 1.2 3 3c-1.2-.7-2-.7-3-.3H7z', fill: '#4d5a63', stroke: INK, width: 1 },
    ],
  },
  helper: { paths: [fill('M12 2.500a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4 21c0-6 3-9 8-9s8 3 8 9z')] },
  house: { paths: [fill('M12 3l9.5 8.500h-2.500V20.500h-5v-6h-4v6h-5v-9H2.500z')] },
  market: {
    paths: [
      stroke('M4 10.500V20.500h16V10.5'),
      fill(
        'M4 3.500h16l1.5 5.500c0 1.8-3 1.8-3.2 0c0 1.8-3 1.8-3.2 0c0 1.8-3 1.8-3.2 0c0 1.8-3 1.8-3.2 0c0 1.8-3 1.8-3.2 0c0 1.8-3 1.8-3 0z',
      ),
      stroke('M9.5 20.500v-6h5v6', 1.4),
    ],
  },
  granary: {
    paths: [
      stroke('M4 20.500V9.500L12 3l8 6.500v11z'),
      stroke('M4 12h16M12 12v8.500M8 12v8.500M16 12v8.5', 1.3),
    ],
  },
  gavel: {
    paths: [
      fill('M9 3l7 7l-3 3l-7-7zM7.3 4.700l-2 2M17.7 8.3'),
      stroke('M5 8l5.5 5.500M10 2.500L17 9.5', 1.8),
      stroke('M12 12l8 8', 2.6),
      stroke('M3 21h9', 1.8),
    ],
  },
  ribbon: {
    paths: [
      fill('M8 13l-3 8.500l3.5-1.500l2 2.500l2-7zM16 13l3 8.500l-3.5-1.500l-2 2.500l-2-7z'),
      { d: 'M12 1.500a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', fill: C },
      { d: 'M12 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z', fill: '#fffdf7' },
    ],
  },
  crown: { paths: [fill('M3.5 18.500L2.5 7.500l5.2 4.500L12 4.500l4.3 7.500l5.2-4.500l-1 11z')] },
  buy: { paths: [stroke('M3 4h3l2.5 11h9.500l2.5-8H7'), fill(dot(10, 19, 1.7) + dot(16.5, 19, 1.7))] },
  spring: { paths: [stroke('M12 21v-9M12 16c-4 0-6-2-6-5c4 0 6 2 6 5zM12 13c0-4 2-6 6-6c0 4-2 6-6 6z')] },
  summer: {
    paths: [
      stroke(dot(12, 12, 4)),
      stroke(
        'M12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.300L7 7M17 17l1.7 1.700M18.7 5.300L17 7M7 17l-1.7 1.7',
      ),
    ],
  },
  autumn: {
    paths: [
      stroke('M5 20L19 6M19 5c-8-1-13 3-11.5 11.500C16 18 20 13 19 5z'),
      stroke('M11 14v-4M14 11h-4', 1.3),
    ],
  },
  winter: {
    paths: [
      stroke(
        'M12 2.500v19M3.8 7.200l16.4 9.600M20.2 7.200L3.8 16.800M9.5 4L12 6.500L14.5 4M9.5 20l2.5-2.500l2.5 2.5',
        1.5,
      ),
    ],
  },
};

export const drawings: Record<string, Drawing> = { ...goods, ...guilds, ...things };
