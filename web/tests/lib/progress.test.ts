// What was learned here is kept, and says which lesson is next.
import { beforeEach, expect, test } from 'vitest';
import { hasLearned, keepLearned, learned, lessonAfter, minutes, nextLesson } from '../../src/lib/progress';
import type { LessonInfo } from '../../src/lib/wire';

const kept = new Map<string, string>();
const PATH: LessonInfo[] = ['quay', 'build', 'enter'].map((name) => ({ name, key: name, steps: 4 }));

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

test('lessons are kept by game, each once', () => {
  expect(hasLearned()).toBe(false);
  keepLearned('le_havre', 'quay');
  keepLearned('le_havre', 'quay');
  keepLearned('craftsmen', 'helpers');

  expect(learned('le_havre')).toEqual(['quay']);
  expect(learned('craftsmen')).toEqual(['helpers']);
  expect(learned('orchard')).toEqual([]);
  expect(hasLearned()).toBe(true);
});

test.each(['{', '[]', '7', 'null', '{"le_havre": 3}', '{"le_havre": [3]}'])(
  'what somebody else wrote there (%s) counts as nothing',
  (text) => {
    kept.set('kontor.learned', text);

    expect(learned('le_havre')).toEqual([]);
    expect(hasLearned()).toBe(false);
    keepLearned('le_havre', 'build');
    expect(learned('le_havre')).toEqual(['build']);
  },
);

test('the next lesson is the first that was not done, also where one was left out', () => {
  expect(nextLesson(PATH, [])?.name).toBe('quay');
  expect(nextLesson(PATH, ['quay', 'enter'])?.name).toBe('build');
  expect(nextLesson(PATH, ['quay', 'build', 'enter'])).toBeNull();
});

test('after a lesson comes the one behind it on the path', () => {
  expect(lessonAfter(PATH, 'quay')?.name).toBe('build');
  expect(lessonAfter(PATH, 'enter')).toBeNull();
  expect(lessonAfter(PATH, 'unknown')).toBeNull();
});

test('minutes grow with the steps, and are never none', () => {
  expect(minutes(PATH.slice(0, 1))).toBe(1);
  expect(minutes([])).toBe(1);
  expect(minutes([...PATH, ...PATH, ...PATH])).toBeGreaterThan(minutes(PATH));
});
