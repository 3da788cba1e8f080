// Defaults of amounts and payments in positions that real games came to (`python -m tools.reached`): no other
// choice of the same step is better, whichever way one looks at it.
import { beforeAll, expect, test } from 'vitest';
import type { Picked, Picker } from '../../src/games/face';
import { picker as cards } from '../../src/games/craftsmen/picker';
import { picker as goods } from '../../src/games/le_havre/picker';
import { counted, taken } from '../../src/lib/picking';
import { facts } from '../../src/lib/facts.svelte';
import { speakEnglish } from '../english';
import { message } from '../lines';
import found from './reached.json';

interface Answer {
  steps: string[];
  score: number;
  goods?: Picked;
  francs?: number;
  capital?: string[];
}

/** A question, its default, and what comes of each answer. */
interface Case {
  name: string;
  picker: Picker;
  usual: Answer | undefined;
  answers: Answer[];
  isFinal: boolean;
  isSale: boolean;
}

const same = (one: Picked, other: Picked): boolean =>
  JSON.stringify(taken(one).sort()) === JSON.stringify(taken(other).sort());

/** Whether all steps are among the wishes, each as often: the others are not asked for. */
function isPart(steps: string[], wishes: string[]): boolean {
  const left = counted(wishes);
  return Object.entries(counted(steps)).every(([text, n]) => (left[text] ?? 0) >= n);
}

/** What is left, thing by thing; and the points. */
function wealth(answer: Answer): Picked {
  const held: Picked = { score: answer.score, francs: answer.francs ?? 0, ...answer.goods };
  for (const card of answer.capital ?? []) held[card] = (held[card] ?? 0) + 1;
  return held;
}

/** Whether one has at least as much of everything as the other, and more of something. */
function beats(one: Answer, other: Answer): boolean {
  const [more, less] = [wealth(one), wealth(other)];
  const names = [...new Set([...Object.keys(more), ...Object.keys(less)])];
  const gains = names.map((name) => (more[name] ?? 0) - (less[name] ?? 0));
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

const PICKERS = { le_havre: goods, craftsmen: cards } as unknown as Record<
  string,
  (asked: unknown, view: unknown, choices: unknown) => Picker | null
>;

/** Questions of a game that begin with a default. */
function cases(game: 'le_havre' | 'craftsmen'): Case[] {
  return found[game].reached.flatMap(({ question, view, legal, answers }, at) => {
    const choices = legal.map(([text, key]) => ({ text, message: message(key ?? '') }));
    const picker = PICKERS[game]?.(question, view, choices);
    const usual = picker?.usual;
    if (!picker || !usual) return [];
    const asked = question as Record<string, unknown>;
    const gets = (asked['gets'] ?? {}) as Picked;
    const gives = (asked['gives'] ?? {}) as Picked;
    const all = answers as unknown as Answer[];
    return {
      name: `${at}: ${JSON.stringify(question)} usually ${JSON.stringify(usual)}`,
      picker,
      usual: all.find(({ steps }) => isPart(steps, picker.wishes(usual))),
      answers: all,
      isFinal: (view as { phase?: string }).phase === 'final',
      isSale:
        asked['kind'] === 'invest' ||
        asked['sells'] === true ||
        legal[0]?.[0]?.startsWith('load ') === true ||
        (Boolean(gets['francs']) && !gives['francs']),
    };
  });
}

beforeAll(() => {
  speakEnglish();
  for (const game of ['le_havre', 'craftsmen'] as const)
    facts.add(game, 'base', 'en', found[game].facts as never);
});

const ALL = (): Case[] => [...cases('le_havre'), ...cases('craftsmen')];

test('every default is an answer that the rules take', () => {
  const bad = ALL().filter(({ usual, picker }) => !usual || picker.problem(picker.usual ?? {}) !== null);

  expect(ALL().length).toBeGreaterThan(80);
  expect(bad.map(({ name }) => name)).toEqual([]);
});

test('no other choice leaves more of something and less of nothing', () => {
  const worse = ALL().filter(({ usual, answers }) => usual && answers.some((other) => beats(other, usual)));

  expect(worse.map(({ name }) => name)).toEqual([]);
});

test('whoever sells, ships or invests gets the most points that there are for it', () => {
  const sales = ALL().filter(({ isSale }) => isSale);
  const worse = sales.filter(({ usual, answers }) =>
    answers.some((other) => other.score > (usual?.score ?? 0)),
  );

  expect(sales.length).toBeGreaterThan(10);
  expect(worse.map(({ name }) => name)).toEqual([]);
});

test('in the final phase no other choice of any step brings more points', () => {
  const last = ALL().filter(({ isFinal }) => isFinal);
  const worse = last.filter(({ usual, answers }) =>
    answers.some((other) => other.score > (usual?.score ?? 0)),
  );

  expect(last.length).toBeGreaterThan(5);
  expect(worse.map(({ name }) => name)).toEqual([]);
});

test('all that is useful is one tap away', () => {
  const sets = ALL().filter(({ picker }) => picker.most > 1);
  const other = sets.filter(({ picker }) => !same(picker.all, picker.usual ?? {}));

  expect(other.map(({ name }) => name)).toEqual([]);
});
