// Drawings of the goods, kinds of buildings and ships of Le Havre.
// A standard good and the good on its other side share a letter; the better one has a plus.
import type { Drawing, Path } from '../../icons/drawing';

const EDGE = '#1f2326';
const LIGHT = '#ffffff';

/** A filled shape with a thin edge, so that it stands out on light and dark ground. */
function solid(d: string, fill: string): Path {
  return { d, fill, stroke: EDGE, width: 0.9 };
}

function line(d: string, stroke: string = EDGE, width = 1.4): Path {
  return { d, stroke, width };
}

function good(letter: string, ink: string, y: number, ...paths: Path[]): Drawing {
  return { paths, letter, ink, y };
}

const FISH = 'M1.500 13c3.500-7 12-7 16 0 1.500-2.500 3-4 5-5v10c-2-1-3.500-2.500-5-5-4 7-12.500 7-16 0z';
const HOUSE = 'M3 11.500 12 3.500l9 8V21H3z';

export const drawings: Record<string, Drawing> = {
  // -- standard goods
  fish: good('F', LIGHT, 16, solid(FISH, '#3f7fb3')),
  wood: good(
    'W',
    LIGHT,
    16.5,
    solid('M5 7h13v11H5a2.500 5.500 0 0 1 0-11z', '#8a5a2e'),
    solid('M18.500 7a2.500 5.500 0 1 1 0 11 2.500 5.500 0 1 1 0-11z', '#dcb680'),
  ),
  clay: good('C', LIGHT, 18, solid('M1.500 20c.8-8 5-13.500 10.500-13.500S21.700 12 22.500 20z', '#b9653a')),
  iron: good('I', EDGE, 17, solid('M6 8h12l4.500 11h-21z', '#a9b6c2')),
  grain: good(
    'G',
    EDGE,
    19.5,
    line('M12 21V9', '#8f6d0c', 2),
    solid(
      'M12 2c2.500 2 2.500 5 0 7-2.500-2-2.500-5 0-7zM4.500 5c3.500.5 5.500 2.500 5.500 5.500C6.500 10 4.500 8 4.500 5zM19.500 5c-3.500.5-5.500 2.500-5.500 5.500 3.500-.5 5.500-2.500 5.500-5.500z',
      '#e2bd45',
    ),
    solid('M5 11.500h14l-2 10H7z', '#e2bd45'),
  ),
  cattle: good(
    'K',
    LIGHT,
    17,
    solid(
      'M1.500 4.500c2 3 4 3.500 6 3.500h9c2 0 4-.5 6-3.500.3 4-1.200 6.300-3.700 7.200l-1 5.300c-.8 3-3 4.500-5.800 4.500S7 20 6.200 17l-1-5.300C2.700 10.800 1.200 8.500 1.500 4.500z',
      '#7c4f33',
    ),
  ),
  coal: good(
    'O',
    LIGHT,
    17,
    solid('M3 14.500 6 7l6-3.500 7 2.500 2.500 7-3.500 7-9 .5z', '#2b3035'),
    line('m6 7 4 3 9-4M10 10l-1 3', '#8b949b', 0.9),
  ),
  hides: good(
    'H',
    EDGE,
    15.5,
    solid(
      'M4.500 2.500 8.500 6h7l4-3.500 2 3.500-2.500 3.500.5 5.500 3 4.500-4 2-3-2.500h-7l-3 2.500-4-2 3-4.500.5-5.500L2.500 6z',
      '#d2b48a',
    ),
  ),
  // -- the other sides
  smoked_fish: good(
    'F+',
    LIGHT,
    18,
    line('M7 6.500c-1.500-2 1.500-2.500 0-5M12 6.500c-1.500-2 1.500-2.500 0-5', '#8a8f94', 1.3),
    solid(
      'M1.500 15c3.500-7 12-7 16 0 1.500-2.500 3-4 5-5v10c-2-1-3.500-2.500-5-5-4 7-12.500 7-16 0z',
      '#a0662a',
    ),
  ),
  charcoal: good(
    'W+',
    LIGHT,
    17.5,
    solid('M3 4.500h15v6.500H3zM5 13h15v7.500H5z', '#4b3a30'),
    solid(
      'M18.500 4.500a1.600 3.200 0 1 1 0 6.500 1.600 3.200 0 1 1 0-6.500zM20.500 13a1.600 3.700 0 1 1 0 7.500 1.600 3.700 0 1 1 0-7.500z',
      '#e8772e',
    ),
  ),
  brick: good(
    'C+',
    LIGHT,
    17.5,
    solid('M1.500 10 5 6h17.500v8L19 19H1.500z', '#9c3b27'),
    line('M1.500 10H19v9M19 10l3.500-4', '#e0a896', 0.9),
  ),
  steel: good('I+', LIGHT, 15, solid('M3 3h18v4.500h-4.500v9H21V21H3v-4.500h4.500v-9H3z', '#47698c')),
  bread: good(
    'G+',
    EDGE,
    17,
    solid(
      'M2 11.500C2 6.500 6.500 4.500 12 4.500s10 2 10 7c0 2-1 3-2.500 3V20h-15v-5.500C3 14.500 2 13.500 2 11.500z',
      '#dc9f52',
    ),
  ),
  meat: good(
    'K+',
    LIGHT,
    13.5,
    solid('m7.500 14.500-4 4c-1.300 1.300-.3 2.300.7 2-.3 1.300 1 2.300 2.300 1l4-4z', '#f2e8da'),
    solid(
      'M14 2.500c5.500 0 8.800 4.500 8 9-.9 5-6 7.500-11 6.300-4-1-5.500-4.500-4.500-8C7.500 5.500 10.500 2.500 14 2.500z',
      '#b23b3b',
    ),
  ),
  coke: good(
    'O+',
    EDGE,
    17,
    solid('M3 7l5-4 4 3 6-2 3.500 6-1 9-6 2-5-2-6 1.500L2 13z', '#9aa4ad'),
    line('M7 8h.1M17 9h.1M12 20h.1', EDGE, 2),
  ),
  leather: good(
    'H+',
    LIGHT,
    18,
    line('M8 9c0-7.500 8-7.500 8 0', '#6b3c1d', 2),
    solid('M4 8.500h16l2 12.500H2z', '#6b3c1d'),
  ),
  // -- money and what goods are counted in
  francs: good(
    'fr',
    EDGE,
    15,
    solid('M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z', '#e6bd42'),
    line('M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16z', '#8f6d0c', 0.7),
  ),
  food: {
    paths: [
      line(
        'M8 8c-1.500-2 1.500-2.500 0-5M12 8c-1.500-2 1.500-2.500 0-5M16 8c-1.500-2 1.500-2.500 0-5',
        '#8a8f94',
        1.4,
      ),
      solid('M2 11h20c0 5-3 8-6 9v1.500H8V20c-3-1-6-4-6-9z', '#4c9a63'),
    ],
  },
  energy: { paths: [solid('M14 1.500 4 13.500h6L8 22.500 20 9.500h-7z', '#f2a01e')] },
  loan: {
    paths: [solid('M4 2h11l5 5v15H4z', '#f3ded6'), line('M15 2v5h5M7.500 13h9', '#a8321f', 2)],
  },
  loans: {
    paths: [solid('M4 2h11l5 5v15H4z', '#f3ded6'), line('M15 2v5h5M7.500 13h9', '#a8321f', 2)],
  },
  // -- kinds of buildings
  'kind-craft': {
    paths: [solid(HOUSE, '#c77b22'), line('M9 11.500h6v3H9zM12 14.500V20', LIGHT, 1.7)],
  },
  'kind-economic': {
    paths: [
      solid(HOUSE, '#b59a00'),
      line('M12 10v9M7.500 13h9M7.500 13l-1.500 3.500h3zM16.500 13 15 16.500h3z', LIGHT, 1.2),
    ],
  },
  'kind-industrial': {
    paths: [
      solid('M2 21V11l6 3.500V11l6 3.500V4h4.500v10.500H22V21z', '#6c7780'),
      line('M6 18h2M11 18h2M16 18h2', LIGHT, 1.6),
    ],
  },
  'kind-public': {
    paths: [
      solid('M2 9.500 12 3l10 6.500zM3 19h18v2.500H3z', '#2f6fb5'),
      line('M6 11v7M10 11v7M14 11v7M18 11v7', '#2f6fb5', 2),
    ],
  },
  'kind-none': { paths: [solid(HOUSE, '#9b948a')] },
  'kind-ship': {
    paths: [
      solid('M2 15h20l-3 6H5z', '#3f6f8f'),
      line('M12 15V4', EDGE, 1.4),
      solid('M12.500 4 19 13h-6.500z', '#f2e8da'),
    ],
  },
  // -- ships
  'ship-wood': {
    paths: [
      solid('M1.500 15h21l-3.500 6.500H5z', '#8a5a2e'),
      line('M11.500 15V2', EDGE, 1.4),
      solid('M12 2.500 20 13h-8zM10.500 5 4.500 13h6z', '#f5ecdb'),
    ],
  },
  'ship-iron': {
    paths: [
      solid('M11 4h4.500v8H11z', '#c0392b'),
      solid('M6 10.500h13V15H6z', '#dfe4e8'),
      solid('M1 14.500h22l-3.500 7H5z', '#7d8993'),
    ],
  },
  'ship-steel': {
    paths: [
      solid('M8 3.500h4v8H8zM14 3.500h4v8h-4z', '#c0392b'),
      solid('M5 9.500h15V15H5z', '#e8edf1'),
      solid('M.8 14.500h22.400l-3 7H4.500z', '#33587d'),
    ],
  },
  'ship-luxury': {
    paths: [
      solid('M6 2.500h3.500v7H6zM11 2.500h3.500v7H11zM16 2.500h3.500v7H16z', '#d9a520'),
      solid('M4 8h17v3.500H4zM3 11.500h19V15H3z', '#ffffff'),
      solid('M.8 14.500h22.400l-2.500 7h-17z', '#1f3142'),
      line('M6 13.200h.1M10 13.200h.1M14 13.200h.1M18 13.200h.1', '#33587d', 1.6),
    ],
  },
  // -- signs
  hammer: {
    paths: [line('M12 11v11', '#8a5a2e', 3.2), solid('M3 4.500h14c2.500 0 4 2 4 4.500h-4v2H3z', '#7d8993')],
  },
  fisher: {
    paths: [
      line('M4 22 18 3c.5 4 .5 8 0 11', '#8a5a2e', 1.8),
      line('M18 14v3.500c0 3.500-5 3.500-5 0V16', '#5f7d9c', 1.8),
    ],
  },
  worker: {
    paths: [
      solid(
        'M12 2a4.500 4.500 0 1 1 0 9 4.500 4.500 0 1 1 0-9zM5 22c0-7 2.500-10 7-10s7 3 7 10z',
        'currentColor',
      ),
    ],
  },
  harvest: {
    paths: [
      line('M12 22V8', '#5f7a1e', 2),
      solid(
        'M12 2c2.500 2 2.500 5 0 7-2.500-2-2.500-5 0-7zM4.500 6c3.500.5 5.500 2.500 5.500 5.500C6.500 11 4.500 9 4.500 6zM19.500 6c-3.500.5-5.500 2.500-5.500 5.500 3.500-.5 5.500-2.500 5.500-5.500zM4.500 12c3.500.5 5.500 2.500 5.500 5.500-3.500-.5-5.500-2.500-5.500-5.500zM19.500 12c-3.500.5-5.500 2.500-5.500 5.500 3.500-.5 5.500-2.500 5.500-5.500z',
        '#8fae3a',
      ),
    ],
  },
  interest: {
    paths: [
      solid('M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 1 1 0-21z', '#a8321f'),
      line('M16.500 6.500 7.500 17.500', LIGHT, 2),
      line(
        'M8 6.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 1 1 0-3.400zM16 13.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 1 1 0-3.400z',
        LIGHT,
        1.5,
      ),
    ],
  },
  standard: {
    paths: [
      solid('M2.500 11.500 12 3.500l9.500 8H19V21H5v-9.500z', '#5f7a8c'),
      line('M10 21v-6h4v6', LIGHT, 1.5),
    ],
  },
  special: {
    paths: [
      line(
        'M12 7v14M7 10.500h10M3.500 14.500c1 4 4 6.500 8.500 6.500s7.500-2.500 8.500-6.500',
        '#3f7fb3',
        2.2,
      ),
      line('M12 2.500a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 1 1 0-4.400z', '#3f7fb3', 1.8),
    ],
  },
  closed: {
    paths: [line('M8 11V7.500c0-5 8-5 8 0V11', '#7d8993', 2), solid('M5.500 10.500h13v10h-13z', '#9b948a')],
  },
};
