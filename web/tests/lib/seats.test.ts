import { beforeAll, expect, test } from 'vitest';
import { levelName, levelWords, seatName } from '../../src/lib/seats';
import { speakEnglish } from '../english';

beforeAll(speakEnglish);

test('who chose no name is called in the language of the reader', () => {
  expect(seatName({ seat: 0, level: null, name: 'Player 1' })).toBe('Player 1');
  expect(seatName({ seat: 1, level: 'trader', name: 'Trader 2' })).toBe('Trader 2');
  expect(seatName({ seat: 1, level: 'magnate:5', name: 'Magnate 2' })).toBe('Magnate 2');
});

test('a name that was chosen stays, also one that looks like another seat', () => {
  expect(seatName({ seat: 0, level: null, name: 'Anna' })).toBe('Anna');
  expect(seatName({ seat: 0, level: null, name: 'Player 2' })).toBe('Player 2');
});

test('a level that no catalogue knows has its own name, and nothing about it', () => {
  expect(levelName('wizard:5')).toBe('Wizard');
  expect(levelWords('wizard')).toBe('Wizard');
  expect(levelWords('trader')).toMatch(/^Trader: ./);
});
