import { beforeAll, expect, test } from 'vitest';
import { NewTableForm } from '../../src/lib/newtable.svelte';
import type { GameInfo } from '../../src/lib/wire';
import { speakEnglish } from '../english';

beforeAll(speakEnglish);

const GAME: GameInfo = {
  name: 'pebbles',
  description: 'Pebbles in a row',
  rules: 1,
  fewest: 2,
  most: 4,
  options: {
    row: { default: 'long', offered: ['short', 'long'] },
    sets: { default: ['one'], offered: ['one', 'two', 'three'] },
    strict: { default: false, offered: [] },
  },
  levels: ['deckhand', 'trader', 'magnate'],
  patient: ['magnate'],
  seconds: 3,
  longest: 20,
  pictures: false,
};

test('a form begins as a good game: you against two opponents of the usual level', () => {
  const form = new NewTableForm(GAME);

  expect(form.request('Anna')).toEqual({
    game: 'pebbles',
    options: { row: 'long', sets: ['one'], strict: false },
    seats: [
      { kind: 'me', colour: 'orange', name: 'Anna' },
      { kind: 'opponent', colour: 'black', level: 'trader' },
      { kind: 'opponent', colour: 'white', level: 'trader' },
    ],
  });
});

test('a company has its seats, as far as the game has room; nobody plays a game of two alone', () => {
  const form = new NewTableForm(GAME);

  form.setCompany('friends');

  expect(form.canBeAlone).toBe(false);
  expect(form.seats.map((seat) => seat.kind)).toEqual(['me', 'link']);
  form.add();
  expect(form.seats.map((seat) => seat.kind)).toEqual(['me', 'link', 'link']);
  form.setKind(2, 'opponent');
  form.add();
  expect(form.seats.map((seat) => seat.kind)).toEqual(['me', 'link', 'opponent', 'link']);
  expect(form.hasRoom).toBe(false);
  form.remove(1);
  expect(form.seats.map((seat) => seat.kind)).toEqual(['me', 'opponent', 'link']);
});

test('whoever takes another seat leaves the own one to who sat there', () => {
  const form = new NewTableForm(GAME);

  form.setKind(2, 'me');

  expect(form.seats.map((seat) => seat.kind)).toEqual(['opponent', 'opponent', 'me']);
});

test('a colour that another seat has is exchanged with it', () => {
  const form = new NewTableForm(GAME);

  form.setColour(0, 'white');

  expect(form.seats.map((seat) => seat.colour)).toEqual(['white', 'black', 'orange']);
});

test('a list keeps the order in which its words are offered', () => {
  const form = new NewTableForm(GAME);

  form.toggle('sets', 'three');
  form.toggle('sets', 'two');
  form.toggle('sets', 'one');

  expect(form.chosenWords('sets')).toEqual(['two', 'three']);
  expect(form.words).toEqual([['row', 'long']]);
});

test('the time to think is told where it matters and is not the usual one', () => {
  const form = new NewTableForm(GAME);
  const levels = (): unknown[] => form.request('').seats.map((seat) => seat.level);
  form.setLevel('magnate');

  expect(form.times).toEqual([0.5, 1.5, 3, 5, 15]);
  expect(levels()).toEqual([undefined, 'magnate', 'magnate']);
  form.seconds = 15;
  expect(levels()).toEqual([undefined, 'magnate:15', 'magnate:15']);
  form.setLevel('trader');
  expect(levels()).toEqual([undefined, 'trader', 'trader']);
});
