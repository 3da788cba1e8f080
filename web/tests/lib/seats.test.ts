import { beforeAll, expect, test } from 'vitest';
import { wish } from '../../src/lib/picture';
import {
  levelAbout,
  levelWords,
  levelAfter,
  levelName,
  levelPerson,
  seatFace,
  seatName,
  type Seated,
} from '../../src/lib/seats';
import { speakEnglish } from '../english';

beforeAll(speakEnglish);

const person = (seat: number, name: string): Seated => ({ seat, level: null, name });
const opponent = (seat: number, level: string): Seated => ({
  seat,
  level,
  name: `${level.slice(0, 1).toUpperCase()}${level.slice(1).replace(/:.*/, '')} ${seat + 1}`,
});
const names = (seats: Seated[]): string[] => seats.map((seat) => seatName(seat, seats));

test('who chose no name is called by the page: people by their place, opponents by a name', () => {
  expect(names([person(0, 'Player 1'), opponent(1, 'trader')])).toEqual(['Player 1', 'Marthe']);
  expect(names([person(0, 'Anna'), opponent(1, 'magnate:5')])).toEqual(['Anna', 'Leonore']);
});

test('opponents of one level have names and faces of their own, five of them as well', () => {
  const seats = [0, 1, 2, 3, 4].map((seat) => opponent(seat, 'trader'));

  expect(new Set(names(seats)).size).toBe(5);
  expect(names(seats)[0]).toBe('Marthe');
  expect(new Set(seats.map((seat) => seatFace(seat, seats))).size).toBe(5);
});

test('nobody is called like a person at the table', () => {
  const seats = [person(0, 'Marthe'), opponent(1, 'trader'), opponent(2, 'trader')];

  expect(new Set(names(seats)).size).toBe(3);
});

test('people have different faces, and the same one wherever they sit alone', () => {
  const seats = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil'].map((name, seat) => person(seat, name));

  expect(new Set(seats.map((seat) => seatFace(seat, seats))).size).toBe(5);
  expect(seatFace(person(0, 'Ben'), [person(0, 'Ben')])).toBe(seatFace(person(3, 'Ben'), [person(3, 'Ben')]));
});

test('a name that was chosen stays, also one that looks like another seat', () => {
  expect(names([person(0, 'Anna'), person(1, 'Player 1')])).toEqual(['Anna', 'Player 1']);
});

test('a level that no catalogue knows has its own name, and nothing about it', () => {
  expect(levelName('wizard:5')).toBe('Wizard');
  expect(levelPerson('wizard')).toBe('Wizard');
  expect(names([person(0, 'Anna'), opponent(1, 'wizard')])).toEqual(['Anna', 'Wizard 2']);
  expect(levelAbout('wizard')).toBe('');
  expect(levelWords('wizard')).toBe('Wizard');
  expect(levelWords('trader')).toMatch(/^Marthe: ./);
});

test('a picture that is shared bears the names and faces of the page', () => {
  const asked = new URLSearchParams(wish('sheet', [person(0, 'Anna'), opponent(1, 'trader')]));

  expect(asked.getAll('names')).toEqual(['Anna', 'Marthe']);
  expect(asked.getAll('portraits')[1]).toBe('k-face-trader');
});

test('after the strongest opponent of a table comes the next level, until there is none', () => {
  const levels = ['deckhand', 'trader', 'magnate'];

  expect(levelAfter([{ level: 'deckhand' }, { level: 'trader:5' }], levels)).toBe('magnate');
  expect(levelAfter([{ level: 'magnate:5' }], levels)).toBeNull();
  expect(levelAfter([{ level: null }], levels)).toBeNull();
  expect(levelAfter([], levels)).toBeNull();
});
