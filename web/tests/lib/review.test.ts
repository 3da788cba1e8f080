import { expect, test } from 'vitest';
import { lost } from '../../src/lib/decimals';
import { words } from '../../src/lib/words.svelte';
import {
  betterOf,
  countsOf,
  isPraised,
  luckOf,
  markOf,
  nextMistake,
  perDecision,
  periodAt,
  periodsOf,
  placeOf,
  shownMark,
  signed,
  valuesOf,
} from '../../src/lib/review';
import type { Candidate, Decision, Outlook, Report } from '../../src/lib/wire';

const candidate = (text: string, loss: number, error = 0.5): Candidate =>
  ({ steps: [text], loss, error, looks: 10 }) as unknown as Candidate;
const decision = (at: number, seat: number, part: Partial<Decision>): Decision =>
  ({ at, seat, steps: ['a'], verdict: 'good', loss: 0, candidates: [], ...part }) as unknown as Decision;
const report = (part: Partial<Report>): Report => ({ decisions: [], luck: [], curve: [], ...part }) as Report;

test('a blunder is a mistake by its shape', () => {
  expect(markOf('blunder')).toBe('mistake');
  expect(markOf('inaccuracy')).toBe('slip');
});

test('only the one good move among poor ones is praised', () => {
  const only = decision(0, 0, { verdict: 'best', candidates: [candidate('a', 0), candidate('b', 9)] });
  const easy = decision(0, 0, { verdict: 'best', candidates: [candidate('a', 0), candidate('b', 1)] });
  const unsure = decision(0, 0, { verdict: 'best', candidates: [candidate('a', 0), candidate('b', 9, 5)] });

  expect([only, easy, unsure].map(isPraised)).toEqual([true, false, false]);
  expect([only, easy].map(shownMark)).toEqual(['best', 'good']);
});

test('the better move is told where another one was played', () => {
  const candidates = [candidate('b', 0), candidate('a', 4)];

  expect(betterOf(decision(0, 0, { loss: 4, candidates }))?.steps).toEqual(['b']);
  expect(betterOf(decision(0, 0, { steps: ['b'], candidates }))).toBeNull();
});

test('the next mistake is one of the own seats, and after the last comes the first', () => {
  const decisions = [
    decision(3, 0, { verdict: 'mistake' }),
    decision(5, 1, { verdict: 'blunder' }),
    decision(8, 0, { verdict: 'inaccuracy' }),
    decision(9, 0, {}),
  ];

  expect(nextMistake(report({ decisions }), [0], 3)?.at).toBe(8);
  expect(nextMistake(report({ decisions }), [0], 8)?.at).toBe(3);
  expect(nextMistake(report({ decisions }), [2], 0)).toBeNull();
  expect(countsOf(report({ decisions }), 0)).toEqual({ slips: 1, mistakes: 1 });
});

test('luck is summed by the stretch in which it came', () => {
  const periods = periodsOf([
    { at: 0, label: '1' },
    { at: 2, label: '1' },
    { at: 4, label: '2' },
  ]);
  const luck = [
    { at: 4, caption: { key: '', values: {} }, swings: [2, -2], words: [] },
    { at: 5, caption: { key: '', values: {} }, swings: [1, 3], words: [] },
  ];

  expect(periods).toEqual([
    { label: '1', first: 0 },
    { label: '2', first: 4 },
  ]);
  expect(periodAt(periods, 3)).toBe(0);
  expect(luckOf(report({ luck }), periods, 0)).toEqual([2, 1]);
});

test('a place on the curve lies between its points', () => {
  const curve = [0, 4, 6].map((at) => ({ at, scores: [], spreads: [], chances: [] }));

  expect(placeOf(report({ curve }), 2)).toBe(0.5);
  expect(placeOf(report({ curve }), 6)).toBe(2);
  expect(placeOf(report({ curve }), 99)).toBe(2);
});

test('points have signs', () => {
  expect([signed(2.6), signed(-3.2), signed(0.2)]).toEqual(['+3', '−3', '0']);
  expect([lost(0), lost(1.25), lost(9.4)]).toEqual(['0', '−1.3', '−9']);
});

test('the curve is the mean of a turn of everybody, and ends where the game ended', () => {
  const point = (score: number, chance: number): Outlook =>
    ({ at: 0, scores: [score, 0], spreads: [1, 1], chances: [chance, 1 - chance] }) as Outlook;
  const curve = [point(10, 0.5), point(16, 0.8), point(10, 0.5), point(40, 1)];
  expect(valuesOf(curve, false).map(([own]) => own)).toEqual([10, 12, 22, 40]);
  expect(valuesOf(curve, true).map(([own]) => Math.round(own ?? 0))).toEqual([50, 60, 77, 100]);
});

test('decimals are written as the language of the page does', () => {
  const said = ['en', 'de', 'pl', 'it', 'cs'].map((language) => {
    words.language = language;
    return lost(1.25);
  });
  words.language = 'en';

  expect(said).toEqual(['−1.3', '−1,3', '−1,3', '−1,3', '−1,3']);
});

test('what a decision lost on average has a sign unless it is nothing', () => {
  expect(perDecision({ free: 4, lost: 10 })).toBe('−2.5');
  expect(perDecision({ free: 4, lost: 0 })).not.toContain('−');
  expect(perDecision({ free: 0, lost: 0 })).not.toContain('−');
});
