import { beforeAll, expect, test } from 'vitest';
import { jump, type Unit } from '../../src/lib/playback';
import { speakEnglish } from '../english';
import { line, message, step } from '../lines';

beforeAll(speakEnglish);

const LOG = [
  line(0, [step('turn', 'take wood')]),
  line(1, [step('turn', 'use smokehouse'), step('fee', 'fee francs'), step('use', 'times 3')]),
  line(4, [step('turn', 'end')]),
  line(5, [step('turn', 'take fish')], { seat: 1 }),
  line(6, [step('turn', 'take clay')], { seat: 0, caption: message('lh-caption', { round: 2, turn: 1 }) }),
];

function places(unit: Unit, way: 1 | -1): number[] {
  const found = [way > 0 ? 0 : 7];
  while (found.length < 9 && found.at(-1) !== (way > 0 ? 7 : 0))
    found.push(jump(LOG, { closing: ['end'] }, unit, found.at(-1) ?? 0, way));
  return found;
}

test('a jump goes to where the next step, move, turn or round begins', () => {
  expect(places('step', 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(places('move', 1)).toEqual([0, 1, 5, 6, 7]);
  expect(places('turn', 1)).toEqual([0, 5, 6, 7]);
  expect(places('round', 1)).toEqual([0, 6, 7]);
});

test('and back the same way', () => {
  expect(places('move', -1)).toEqual([7, 6, 5, 1, 0]);
  expect(places('turn', -1)).toEqual([7, 6, 5, 0]);
});

test('there is nothing beyond the ends', () => {
  expect(jump(LOG, { closing: ['end'] }, 'step', 7, 1)).toBe(7);
  expect(jump(LOG, { closing: ['end'] }, 'move', 0, -1)).toBe(0);
});
