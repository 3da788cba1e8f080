import { expect, test } from 'vitest';
import { face } from '../../../src/games/le_havre/face';
import { telling } from '../../../src/lib/moves';
import type { Step } from '../../../src/lib/wire';
import { choices, line, step } from '../../lines';

const told = (...steps: Step[]): (string | null)[] =>
  telling([line(0, steps)], face).map((each) => each.text);

test('a move is told by what it was about, not by how it was paid', () => {
  const used = told(step('turn', 'use smokehouse'), step('fee', 'fee francs'), step('use', 'times 3'));
  const built = told(step('turn', 'use building_firm_1'), step('use', 'build joinery'), step('turn', 'end'));

  expect(used).toEqual(['use smokehouse', 'times 3']);
  expect(built).toEqual(['use building_firm_1', 'build joinery']);
});

test('a turn that was sent as one tells all that was chosen in it, and an end alone is told', () => {
  expect(told(step('turn', 'take wood'), step('turn', 'buy sawmill'), step('turn', 'end'))).toEqual([
    'take wood',
    'buy sawmill',
  ]);
  expect(told(step('turn', 'end'))).toEqual(['end']);
});

test('a debt is told by how it was met', () => {
  expect(told(step('debt', 'borrow'), step('debt', 'pay'), step('pay', 'pay 1 fish'))).toEqual([
    'borrow',
    'pay',
  ]);
});

test('what was not paid is told only where nothing else is left to tell', () => {
  expect(told(step('pay', 'pay 0 fish'), step('pay', 'pay 2 bread'))).toEqual(['pay 2 bread']);
  expect(told(step('pay', 'pay 0 fish'))).toEqual(['pay 0 fish']);
});

test('the usual next step is the end of the turn, or paying what can be paid', () => {
  expect(face.usual?.(choices('buy sawmill', 'end'), null)).toBe('end');
  expect(face.usual?.(choices('sell sawmill', 'pay'), null)).toBe('pay');
  expect(face.usual?.(choices('sell sawmill', 'borrow'), null)).toBeNull();
});
