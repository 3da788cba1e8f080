import { expect, test } from 'vitest';
import { face } from '../../../src/games/craftsmen/face';
import { telling } from '../../../src/lib/moves';
import type { Step } from '../../../src/lib/wire';
import { line, step } from '../../lines';

const told = (...steps: Step[]): (string | null)[] =>
  telling([line(0, steps)], face).map((each) => each.text);

test('work that was sent as one tells each good, and where it went', () => {
  const steps = [
    step('craft', 'make flour'),
    step('put', 'market'),
    step('craft', 'make bread'),
    step('craft', 'stop'),
  ];

  expect(told(...steps)).toEqual(['make flour', 'market', 'make bread']);
});

test('how something was paid is told only where that was the move, and then whole', () => {
  expect(told(step('build', 'build mill_red_1 left'), step('pay', 'pay red_2'))).toEqual([
    'build mill_red_1 left',
  ]);
  expect(told(step('pay', 'pay red_2'), step('pay', 'pay red_3'))).toEqual(['pay red_2', 'pay red_3']);
});

test('a trade is told by the good and where it goes', () => {
  const steps = [
    step('trade', 'buy rope'),
    step('trade', 'to smithy', { begins: false }),
    step('trade', 'give red_1', { begins: false, detail: true }),
  ];

  expect(told(...steps)).toEqual(['buy rope', 'to smithy']);
});
