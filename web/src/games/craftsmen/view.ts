// What is seen of a position, made from kontor.craftsmen.view_types by tools.page_types.

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Stage =
  | 'exchanges'
  | 'helpers'
  | 'guild'
  | 'work_tokens'
  | 'final'
  | 'winter'
  | 'scoring'
  | 'investing'
  | 'limits'
  | 'over';

export type Guild = 'bankers' | 'builders' | 'notary' | 'crafts' | 'merchants' | 'town_hall';

export type Deck = 'basic' | 'extended' | 'advanced';

export type Marker = number | 'natural' | null;

export type Markers = [Marker, Marker];

/** A question that needs no more than its kind. */
export interface PlainQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'exchange' | 'sawmill' | 'send' | 'bank' | 'notary' | 'sale' | 'town_hall';
}

/** How to pay the owner of a disc that is covered. */
export interface FeeQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'fee';
  owner: number;
  points: number;
}

/** Which capital cards to discard; those chosen are told to their seat alone. */
export interface DiscardQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'discard';
  cards: number;
  chosen?: string[];
}

/** What to build, after so many buildings for so much. */
export interface BuildQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'build';
  owed: number;
  built: number;
}

/** Which capital cards to pay with; those chosen are told to their seat alone. */
export interface PayQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'pay';
  due: number;
  colours: string[];
  chosen?: string[];
}

/** What to do with cards of a deck that only their seat sees. */
export interface LookQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'look';
  deck: Deck;
  cards?: string[];
  shown?: string[];
  step?: number;
}

/** What to bid for a card. */
export interface BidQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'bid';
  card: string;
  to_beat: number;
  bids: number[];
  bidder: number | null;
  out: number[];
  mayor: boolean;
}

/** What to make with the work that is left. */
export interface CraftQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'craft';
  work_points: number;
  tokens: boolean;
}

/** Where a good goes. */
export interface GoodQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'put' | 'ship';
  good: string;
}

/** What to trade, and then what becomes of the good. */
export interface TradeQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'trade';
  good?: string;
}

/** Which capital cards to invest; those chosen are told to their seat alone. */
export interface InvestQuestion {
  seat: number;
  privilege: boolean;
  disc: number | null;
  kind: 'invest';
  chosen?: string[];
}

export type Question =
  | PlainQuestion
  | FeeQuestion
  | DiscardQuestion
  | BuildQuestion
  | PayQuestion
  | LookQuestion
  | BidQuestion
  | CraftQuestion
  | GoodQuestion
  | TradeQuestion
  | InvestQuestion;

/** What is seen of a seat; of others' hands what was shown, and how many of which deck. */
export interface SeatView {
  shown: string[];
  row: string[];
  markers: Record<string, Marker[]>;
  market: number;
  privileges: number;
  works: number;
  helpers: number;
  capital_cards: number;
  unseen: Record<string, number>;
  capital: string[] | null;
  hand: string[];
  worth?: number;
  worth_of?: Record<string, number>;
  sets: number;
  year_end: Record<string, number>;
  score: number;
  breakdown: Record<string, number>;
}

/** What a seat, or a spectator, sees of a position of Craftsmen. */
export interface CraftsmenView {
  game: 'craftsmen';
  players: number;
  cards: string[];
  year: number;
  season: Season;
  stage: Stage;
  guild: Guild;
  order: number[];
  changes: number[];
  passed: number[];
  privileges: number;
  works: number;
  queues: Record<string, number[][]>;
  used: Record<string, number[]>;
  granary: Record<string, Markers>;
  ships: Record<string, Markers>[];
  bonus: Record<string, Marker>;
  open_capital: (string | null)[];
  open: Record<string, (string | null)[]>;
  discards: Record<string, number>;
  looks: number;
  seat: number | null;
  question: Question | null;
  stack: number;
  decks: Record<string, (string | null)[]>;
  box: string[];
  spaces: number;
  change_fields: number;
  most: number[][];
  seats: SeatView[];
}
