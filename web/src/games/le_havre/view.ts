// What is seen of a position, made from kontor.le_havre.view_types by tools.page_types.

export type Phase = 'main' | 'final' | 'over';

export type Stage =
  'supply' | 'interest' | 'begin_turn' | 'turn' | 'harvest' | 'feeding' | 'town' | 'final' | 'over';

export type Ship = [string, number];

/** What to do in one's turn. */
export interface TurnQuestion {
  seat: number;
  card?: string;
  kind: 'turn';
}

/** In what to pay for entering a building. */
export interface FeeQuestion {
  seat: number;
  card?: string;
  kind: 'fee';
}

/** How to use a building: what one time takes and brings, or what can be picked. */
export interface UseQuestion {
  seat: number;
  card?: string;
  kind: 'use';
  gives?: Record<string, number>;
  gets?: Record<string, number>;
  picks?: number;
  among?: string[];
}

/** How much of a good to replace with its better side. */
export interface SubstituteQuestion {
  seat: number;
  card?: string;
  kind: 'substitute';
  good: string;
  with: string;
  due: number;
}

/** How many tokens of a good to pay. */
export interface PayQuestion {
  seat: number;
  card?: string;
  kind: 'pay';
  unit: 'food' | 'energy';
  good: string;
  due: number;
  stock: Record<string, number>;
}

/** How many tokens of a good to hand in. */
export interface GiveQuestion {
  seat: number;
  card?: string;
  kind: 'give';
  good: string;
  least: number;
  most: number;
  stock: Record<string, number>;
  sells: boolean;
}

/** How many tokens of a good to get, of so many or of so much worth. */
export interface ReceiveQuestion {
  seat: number;
  card?: string;
  kind: 'receive';
  good: string;
  tokens: number;
  value: number;
  among: string[];
}

/** How to pay what is due. */
export interface DebtQuestion {
  seat: number;
  card?: string;
  kind: 'debt';
  why: string;
  due: number;
}

export type Question =
  | TurnQuestion
  | FeeQuestion
  | UseQuestion
  | SubstituteQuestion
  | PayQuestion
  | GiveQuestion
  | ReceiveQuestion
  | DebtQuestion;

/** What a round brings. */
export interface Round {
  food: number;
  harvest: boolean;
  town: '' | 'standard' | 'special';
  ship: Ship;
}

/** What is seen of a seat; cards of a hand are null to others. */
export interface SeatView {
  goods: Record<string, number>;
  francs: number;
  loans: number;
  buildings: string[];
  ships: Ship[];
  worker: string | null;
  pawned?: string[];
  hand?: (string | null)[];
  known: number;
  score: number;
  breakdown: Record<string, number>;
  food: number;
  energy: number;
  hunger: number;
  hammers: number;
  fishers: number;
}

/** What a seat, or a spectator, sees of a position of Le Havre. */
export interface LeHavreView {
  game: 'le_havre';
  players: number;
  variant: 'full' | 'short';
  cards: string[];
  expert: boolean;
  round: number;
  turn: number;
  phase: Phase;
  offers: Record<string, number>;
  town: string[];
  piles: string[][];
  ship_stacks: Record<string, number[]>;
  modernised: string[];
  shown: number;
  stage: Stage;
  cursor: number;
  mains: number;
  sold: string[];
  sold_ships: number[];
  picketed: number[];
  picket?: string;
  waiting: string[];
  winded: boolean;
  rounds: Round[];
  mover: number;
  seat: number | null;
  question: Question | null;
  tiles: ([string, string] | null)[];
  specials: (string | string[] | null)[];
  seats: SeatView[];
}
