// A table that is about to be made: which game, with what, and who sits where.
import { MARKS } from './marks';
import { nameless, type Seated } from './seats';
import type { GameInfo, NewTable, OptionInfo, OptionValue, SeatWishKind } from './wire';
import { t } from './words.svelte';

/** The ways to sit down. */
export const COMPANIES = ['opponents', 'friends', 'here'] as const;
export type Company = (typeof COMPANIES)[number];

export interface SeatChoice {
  kind: SeatWishKind;
  level: string;
  name: string;
  colour: string;
}

export const COLOURS = MARKS.map((mark) => mark.colour);
const USUAL_LEVEL = 'trader';
/** Seconds for a turn that are offered, as far as the host allows them. */
const TIMES = [0.5, 1.5, 5, 15, 60, 180];
/** How many sit down in each company at first, and as what. */
const USUAL: Record<Company, { seats: number; kind: SeatWishKind }> = {
  opponents: { seats: 3, kind: 'opponent' },
  friends: { seats: 2, kind: 'link' },
  here: { seats: 2, kind: 'here' },
};

export class NewTableForm {
  options = $state<Record<string, OptionValue>>({});
  seats = $state<SeatChoice[]>([]);
  /** The company that was chosen; who sits where can be changed further. */
  company = $state<Company>('opponents');
  /** How long opponents who use it may think about a turn. */
  seconds = $state(0);

  constructor(readonly game: GameInfo) {
    this.reset();
  }

  /** A good game in this company, with the usual cards. */
  reset(): void {
    const defaults = Object.entries(this.game.options).map(([key, each]) => [key, each.default]);
    this.options = structuredClone(Object.fromEntries(defaults));
    this.seconds = this.game.seconds;
    this.seats = [];
    this.setCompany(this.company);
  }

  /** Seats for a company. */
  setCompany(company: Company): void {
    const { seats, kind } = USUAL[company];
    this.company = company;
    this.resize(Math.min(Math.max(seats, this.game.fewest), this.game.most));
    this.seats.forEach((seat, at) => (seat.kind = at === 0 ? 'me' : kind));
  }

  get hasRoom(): boolean {
    return this.seats.length < this.game.most;
  }

  /** Whether somebody can stay away. */
  get canShrink(): boolean {
    return this.seats.length > this.game.fewest;
  }

  /** Whether one can play without anybody else. */
  get canBeAlone(): boolean {
    return this.game.fewest === 1;
  }

  /** One more seat, as the company has them. */
  add(): void {
    this.resize(this.seats.length + 1);
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  resize(count: number): void {
    while (this.seats.length < count) {
      const kind = this.seats.length === 0 ? 'me' : USUAL[this.company].kind;
      this.seats.push(this.newSeat(kind));
    }
    this.seats.length = count;
  }

  /** Say who sits in a seat; nobody sits in two, so whoever changes places with me gets my seat. */
  setKind(at: number, kind: SeatWishKind): void {
    const seat = this.seats[at];
    const mine = this.seats.find((each) => each.kind === 'me');
    if (!seat) return;
    if (kind === 'me' && mine && mine !== seat) {
      mine.kind = seat.kind;
      mine.level = seat.level;
    }
    seat.kind = kind;
  }

  /** Give a seat a colour; whoever had it takes the other one. */
  setColour(at: number, colour: string): void {
    const seat = this.seats[at];
    if (!seat) return;
    const other = this.seats.find((each) => each.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
  }

  /** The level of all opponents; null when there are none, or several. */
  get level(): string | null {
    const found = new Set(this.seats.filter((seat) => seat.kind === 'opponent').map((seat) => seat.level));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  }

  /** Let all opponents play at one level. */
  setLevel(level: string): void {
    for (const seat of this.seats) seat.level = level;
  }

  /** Whether an opponent sits here who plays the better the more time it has. */
  get isPatient(): boolean {
    return this.seats.some((seat) => seat.kind === 'opponent' && this.game.patient.includes(seat.level));
  }

  /** The times that can be chosen, in seconds; the host's usual one is among them. */
  get times(): number[] {
    const offered = TIMES.filter((time) => time <= this.game.longest);
    return [...new Set([...offered, this.game.seconds])].sort((one, other) => one - other);
  }

  /** The options that are one of several words, with the word that is chosen. */
  get words(): [string, string][] {
    const isWord = ([, option]: [string, OptionInfo]): boolean =>
      typeof option.default === 'string' && option.offered.length > 1;
    return Object.entries(this.game.options)
      .filter(isWord)
      .map(([key]) => [key, String(this.options[key])]);
  }

  /** The words that are chosen of an option that is a list. */
  chosenWords(key: string): string[] {
    const now = this.options[key];
    return Array.isArray(now) ? now.map(String) : [];
  }

  toggle(key: string, word: string): void {
    const now = this.chosenWords(key);
    const offered = this.game.options[key]?.offered ?? [];
    const wanted = now.includes(word) ? now.filter((each) => each !== word) : [...now, word];
    this.options[key] = offered.filter((each) => wanted.includes(each));
  }

  /** Who would sit where, if the one at this screen is called so. */
  seated(name: string): Seated[] {
    return this.seats.map((choice, seat) => {
      if (choice.kind === 'opponent') return nameless(seat, choice.level);
      const called = (choice.kind === 'me' ? name : choice.name).trim();
      return called ? { seat, level: null, name: called } : nameless(seat, null);
    });
  }

  /** What the server is asked for. */
  request(name: string): NewTable {
    const mine = this.seats.findIndex((seat) => seat.kind === 'me');
    const seats = this.seats.map((seat, at) => {
      const called = at === mine ? name.trim() : seat.name.trim();
      return {
        kind: seat.kind,
        colour: seat.colour,
        ...(seat.kind === 'opponent' ? { level: this.levelText(seat.level) } : {}),
        ...(seat.kind !== 'opponent' ? { name: called || t('web-player-number', { number: at + 1 }) } : {}),
      };
    });
    return { game: this.game.name, options: this.options, seats };
  }

  /** The name of a level, with its time to think where it is not the usual one. */
  private levelText(level: string): string {
    const usual = this.seconds === this.game.seconds || !this.game.patient.includes(level);
    return usual ? level : `${level}:${this.seconds}`;
  }

  private newSeat(kind: SeatWishKind): SeatChoice {
    const taken = new Set(this.seats.map((seat) => seat.colour));
    const colour = COLOURS.find((each) => !taken.has(each)) ?? 'orange';
    const levels = this.game.levels;
    const usual = levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[levels.length - 1] ?? '');
    const level = this.level ?? usual;
    return { kind, level, name: '', colour };
  }
}
