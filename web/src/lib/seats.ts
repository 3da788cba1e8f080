// What players are called and how they look: people by their names, opponents by the names and faces of
// their level.
import { t, words } from './words.svelte';

/** As much of a seat as tells who sits there. */
export interface Seated {
  seat: number;
  level: string | null;
  name: string;
}

/** The names of a level beside the first one: as many sit down together at most. */
const FURTHER = ['second', 'third', 'fourth', 'fifth'];
/** How many faces there are for people. */
const GUESTS = 6;
const FACE = 'k-face';
/** Levels that have faces of their own. */
const DRAWN = ['deckhand', 'trader', 'merchant', 'magnate'];

/** "Trader"; a level that is new here has at least its own name. How long it may think, as in
 * `magnate:5`, is no part of the name. */
export function levelName(level: string): string {
  const key = `web-level-${plain(level)}`;
  return words.has(key) ? t(key) : capital(plain(level));
}

/** How strong a level is, in a few words; empty when nobody has said it yet. */
export function levelAbout(level: string): string {
  const key = `web-level-${plain(level)}.about`;
  return words.has(key) ? t(key) : '';
}

/** Who plays at a level: "Marthe"; of a level without names its own name. */
export function levelPerson(level: string): string {
  return namesOf(level)[0] ?? levelName(level);
}

/** "Marthe: quick and sensible". */
export function levelWords(level: string): string {
  const [name, about] = [levelPerson(level), levelAbout(level)];
  return about ? t('web-level-is', { name, about }) : name;
}

/** The level after the strongest one at a table, in the order of all; null after the last. */
export function levelAfter(seats: Pick<Seated, 'level'>[], levels: string[]): string | null {
  const strongest = Math.max(...seats.map(({ level }) => levels.indexOf(plain(level ?? ''))));
  return strongest < 0 ? null : (levels[strongest + 1] ?? null);
}

/** The name of a seat among all seats of its table. Who has chosen none is called by the server in
 * English: "Player 1", "Trader 2". */
export function seatName(seat: Seated, seats: Seated[]): string {
  const number = seat.seat + 1;
  if (!isNameless(seat)) return seat.name;
  if (seat.level === null) return t('web-player-number', { number });
  const place = placeAmongNames(seat, seats);
  return place === null ? `${levelName(seat.level)} ${number}` : (namesOf(seat.level)[place] ?? '');
}

/** The drawing of whoever sits in a seat. */
export function seatFace(seat: Seated, seats: Seated[]): string {
  const level = plain(seat.level ?? '');
  if (DRAWN.includes(level)) return nthFace(level, placeAmongNames(seat, seats) ?? 0);
  const people = seats.filter((each) => !DRAWN.includes(plain(each.level ?? '')));
  const taken: number[] = [];
  for (const each of people) {
    let face = personFace(each.name);
    while (taken.includes(face)) face = (face + 1) % GUESTS;
    if (each.seat === seat.seat) return guestFace(face);
    taken.push(face);
  }
  return guestFace(personFace(seat.name));
}

/** The drawing of somebody who has sat down nowhere yet. */
export function faceOfName(name: string): string {
  return guestFace(personFace(name));
}

/** The drawing of who plays at a level. */
export function levelFace(level: string): string {
  return DRAWN.includes(plain(level)) ? nthFace(plain(level), 0) : faceOfName(level);
}

/** Which of the names of its level a seat has: the next one that nobody else at the table bears. */
function placeAmongNames(seat: Seated, seats: Seated[]): number | null {
  const level = plain(seat.level ?? '');
  const chosen = seats.filter((each) => !isNameless(each)).map((each) => each.name);
  const free = namesOf(level)
    .map((name, place) => ({ name, place }))
    .filter(({ name }) => !chosen.includes(name));
  const mates = seats.filter((each) => plain(each.level ?? '') === level && isNameless(each));
  return free[mates.findIndex((each) => each.seat === seat.seat)]?.place ?? null;
}

/** All names of a level, in the order in which they sit down. */
function namesOf(level: string): string[] {
  const own = plain(level);
  if (!words.has(`web-face-${own}`)) return [];
  return [t(`web-face-${own}`), ...FURTHER.map((each) => t(`web-face-${own}.${each}`))];
}

/** Whoever sits there without having chosen a name, as the server would write it down. */
export function nameless(seat: number, level: string | null): Seated {
  return { seat, level, name: `${capital(plain(level ?? 'player'))} ${seat + 1}` };
}

function isNameless({ seat, level, name }: Seated): boolean {
  return name === nameless(seat, level).name;
}

const nthFace = (level: string, place: number): string =>
  place === 0 ? `${FACE}-${level}` : `${FACE}-${level}-${place + 1}`;
const guestFace = (face: number): string => `${FACE}-guest-${face + 1}`;
/** The same name has the same face everywhere. */
const personFace = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % GUESTS;
const plain = (level: string): string => level.replace(/:.*/, '');
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
