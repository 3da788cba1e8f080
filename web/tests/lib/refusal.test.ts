import { beforeAll, expect, test } from 'vitest';
import { Refused } from '../../src/lib/api';
import { refusalText, withNames } from '../../src/lib/refusal';
import type { Seat } from '../../src/lib/wire';
import { speakEnglish } from '../english';

beforeAll(speakEnglish);

const seat = (at: number, name: string): Seat =>
  ({ seat: at, kind: 'person', name, level: null }) as unknown as Seat;

test('a refusal is told by its code where there are words for it', () => {
  expect(refusalText(new Refused('not_your_turn', 'seat 0 is to move', 409))).toBe(
    'It is somebody else’s turn.',
  );
  expect(refusalText(new Refused('bad_record', 'line 3 is odd', 400))).toContain('line 3 is odd');
});

test('else in the words of the server', () => {
  expect(refusalText(new Refused('illegal_action', 'the Bank needs 1 steel', 409))).toBe(
    'the Bank needs 1 steel',
  );
});

test('what is no refusal is a fault of ours', () => {
  expect(refusalText(new TypeError('x is undefined'))).toMatch(/^Something went wrong/);
});

test('seats in a sentence get their names, and nothing else does', () => {
  const seats = Array.from({ length: 11 }, (_, at) => seat(at, `N${at}$&`));

  expect(withNames('seat 1 waits for seat 10, not for seat 100 nor deseat 1', seats)).toBe(
    'N1$& waits for N10$&, not for seat 100 nor deseat 1',
  );
});
