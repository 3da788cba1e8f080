import { beforeAll, expect, test } from 'vitest';
import { move } from '../../../src/games/le_havre/moves';
import { speakEnglish } from '../../english';
import { line, step } from '../../lines';

beforeAll(speakEnglish);

const told = (...steps: ReturnType<typeof step>[]): string => move([line(0, steps)], {}, String);

test('a move is told by what it was about, not by how it was paid', () => {
  const used = told(step('turn', 'use smokehouse'), step('fee', 'fee francs'), step('use', 'times 3'));
  const built = told(step('turn', 'use building_firm_1'), step('use', 'build joinery'), step('turn', 'end'));

  expect(used).toMatch(/^[^·]*Smokehouse$/);
  expect(built).toMatch(/^[^·]*Building Firm 1 · [^·]*Joinery$/);
});

test('a turn that was sent as one tells all that was chosen in it', () => {
  const turn = told(step('turn', 'take wood'), step('turn', 'buy sawmill'), step('turn', 'end'));

  expect(turn).toMatch(/^[^·]*wood[^·]* · [^·]*Sawmill$/);
});

test('a debt is told by what was due', () => {
  expect(told(step('debt', 'borrow', { due: 3, why: 'meal' }), step('debt', 'pay'))).toMatch(/3 food/);
});

test('what was done in secret is told as far as it may be', () => {
  expect(told(step('use', null, { card: 'marketplace' }))).toMatch(/Marketplace/);
});
