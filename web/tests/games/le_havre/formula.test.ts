import { expect, test } from 'vitest';
import type { Part } from '../../../src/games/le_havre/facts';
import { ranks, repeats } from '../../../src/games/le_havre/formula';

const piece = (name: string, n: string | null = null): Part => ({ n, piece: name });
const sign = (sign: string): Part => ({ sign });

test('what a building does besides is left out first', () => {
  const colliery = [piece('coal', '3'), sign('+'), piece('coal', '1'), sign('/'), piece('hammer')];

  expect(ranks(colliery)).toEqual(['main', 'also', 'also', 'also', 'also']);
});

test('so is what it does instead', () => {
  const market = [piece('standard', '2+'), sign('/'), piece('craft')];

  expect(ranks(market)).toEqual(['main', 'also', 'also']);
});

test('what is handed over together stays, without the sign between', () => {
  const industry = [piece('hides'), sign('+'), piece('leather'), sign('→'), piece('francs', '7')];

  expect(ranks(industry)).toEqual(['main', 'joint', 'main', 'main', 'main']);
});

test('a second thing that is brought is what is done besides', () => {
  const abattoir = [piece('cattle'), sign('→'), piece('meat'), sign('+'), piece('hides', '½')];

  expect(ranks(abattoir)).toEqual(['main', 'main', 'main', 'also', 'also']);
});

test('a number that stands before need not be said again', () => {
  expect(repeats([piece('fish', '2'), piece('grain', '2'), piece('wood', '1')])).toEqual([
    false,
    true,
    false,
  ]);
  expect(repeats([piece('fish', '2'), sign('→'), piece('grain', '2')])).toEqual([false, false, false]);
});
