import { beforeAll, expect, test } from 'vitest';
import { move } from '../../../src/games/craftsmen/moves';
import { speakEnglish } from '../../english';
import { change, line, step } from '../../lines';

beforeAll(speakEnglish);

test('a payment of which the cards are hidden is told by their number', () => {
  const spent = change(['seats', 0, 'capital_cards'], 5, 3);
  const lines = [line(0, [step('pay', null), step('pay', null)], { changed: [spent] })];

  expect(move(lines, {}, String)).toMatch(/2 capital cards/);
});

test('work that was sent as one tells each good, and where it went', () => {
  const steps = [
    step('craft', 'make flour'),
    step('put', 'market'),
    step('craft', 'make bread'),
    step('craft', 'stop'),
  ];

  const told = move([line(0, steps)], {}, String).split(' · ');

  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/flour/i);
  expect(told[2]).toMatch(/bread/i);
});

test('what was done in secret is told by what was asked', () => {
  expect(move([line(0, [step('look', null)])], {}, String)).not.toBe('');
});
