// Which lines count in a lesson, and what is said to the others; the same as `kontor.learn.task`.
import { expect, test } from 'vitest';
import { firstMistake, fits, isEnough, isOver, mistake, speaksOf } from '../../src/lib/task';
import type { TaskInfo } from '../../src/lib/wire';

function task(part: Partial<TaskInfo> = {}): TaskInfo {
  return {
    kind: 'lesson',
    name: 'small',
    key: 'lesson-le_havre-small',
    done: 0,
    steps: 2,
    moves: [['use *', 'times 2'], ['take wood']],
    wrong: { 'use church': 'holy', 'take *': 'heap' },
    spot: 'quay',
    ...part,
  };
}

test('a star stands for any words, and all else for itself', () => {
  expect(fits('take wood', 'take wood')).toBe(true);
  expect(fits('take wood', 'take *')).toBe(true);
  expect(fits('pay 2 fish', 'pay * fish')).toBe(true);
  expect(fits('take wood', 'take')).toBe(false);
  expect(fits('retake wood', 'take *')).toBe(false);
  expect(fits('buy a+b', 'buy a+b')).toBe(true);
  expect(fits('buy aab', 'buy a+b')).toBe(false);
});

test('what begins a move that counts is no mistake', () => {
  expect(mistake(task(), [])).toBeNull();
  expect(mistake(task(), ['take wood'])).toBeNull();
  expect(mistake(task(), ['use joinery'])).toBeNull();
  expect(mistake(task(), ['use joinery', 'times 2'])).toBeNull();
});

test('the first line that leads away is answered in the words of the lesson', () => {
  expect(mistake(task(), ['take fish'])).toBe('heap');
  expect(mistake(task(), ['end'])).toBe('task-not-now');
  expect(mistake(task(), ['use joinery', 'times 3'])).toBe('task-not-now');
  expect(mistake(task({ wrong: { 'times *': 'fewer' } }), ['use joinery', 'times 3'])).toBe('fewer');
});

test('what follows a step is the next one', () => {
  expect(mistake(task(), ['take wood', 'end'])).toBe('task-enough');
  expect(isEnough(task(), ['take wood'])).toBe(true);
  expect(isEnough(task(), ['use joinery'])).toBe(false);
  expect(isEnough(task(), ['use joinery', 'times 2'])).toBe(true);
  expect(isEnough(task(), [])).toBe(false);
});

test('after the last step nothing counts', () => {
  const over = task({ done: 2, moves: [], wrong: {} });

  expect(isOver(over)).toBe(true);
  expect(mistake(over, ['end'])).toBe('task-done');
  expect(isEnough(over, [])).toBe(false);
});

test('a place that stands for several lines is answered by the words that the lesson has', () => {
  expect(firstMistake(task(), [], ['buy bank', 'take fish'])).toBe('heap');
  expect(firstMistake(task(), [], ['buy bank'])).toBe('task-not-now');
  expect(firstMistake(task(), [], ['take wood'])).toBeNull();
  expect(firstMistake(task(), ['use joinery'], ['times 2'])).toBeNull();
  expect(firstMistake(task(), [], [])).toBeNull();
});

test('a lesson speaks of all lines of its moves, sooner or later', () => {
  expect(speaksOf(task(), 'times 2')).toBe(true);
  expect(speaksOf(task(), 'times 3')).toBe(false);
});
