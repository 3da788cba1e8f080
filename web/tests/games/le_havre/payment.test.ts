import { beforeAll, expect, test } from 'vitest';
import { cheapest, means, preferred, usual } from '../../../src/games/le_havre/payment';
import type { LeHavreView, Question } from '../../../src/games/le_havre/view';
import { openLeHavre } from '../../boxes';

beforeAll(openLeHavre);

const view = (goods: Record<string, number>, francs = 0): LeHavreView =>
  ({ seats: [{ goods, francs }] }) as unknown as LeHavreView;
const asks = (kind: string, more: object): Question => ({ kind, seat: 0, ...more }) as unknown as Question;
const counts = (verb: string, good: string, least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => `${verb} ${least + at} ${good}`);

test('food is paid so that the least is felt to be lost', () => {
  const asked = asks('pay', { unit: 'food', good: 'meat', due: 3 });

  expect(preferred(counts('pay', 'meat', 0, 1), asked, view({ meat: 1, fish: 1 }, 2))).toBe('pay 1 meat');
  expect(
    preferred(counts('pay', 'meat', 0, 1), { ...asked, due: 1 } as Question, view({ meat: 1, fish: 1 })),
  ).toBe('pay 0 meat');
});

test('who can feed everybody does so next; nobody is led into a loan', () => {
  const offer = (...texts: string[]) => texts.map((text) => ({ text, message: { key: text, values: {} } }));

  expect(usual(offer('sell joinery', 'pay'))).toBe('pay');
  expect(usual(offer('sell joinery', 'end'))).toBe('end');
  expect(usual(offer('sell joinery', 'borrow'))).toBeNull();
});

test('energy too: wood for little, coke for much', () => {
  const asked = asks('pay', { unit: 'energy', good: 'coke', due: 2 });

  expect(preferred(counts('pay', 'coke', 0, 1), asked, view({ coke: 1, wood: 2 }))).toBe('pay 0 coke');
  expect(
    preferred(counts('pay', 'coke', 0, 1), { ...asked, due: 9 } as Question, view({ coke: 1, wood: 9 })),
  ).toBe('pay 1 coke');
});

test('what cannot be paid costs without end', () => {
  const food = means('food');
  const row = { goods: { fish: 1 }, francs: 0 };

  expect(cheapest(food, 0, 1, row)).toBeCloseTo(0.7);
  expect(cheapest(food, 0, 2, row)).toBe(Infinity);
  expect(cheapest(food, 0, 0, row)).toBe(0);
});

test('a fee is paid in francs where that is possible', () => {
  const asked = asks('fee', { card: 'sawmill' });

  expect(preferred(['fee food', 'fee francs'], asked, view({}))).toBe('fee francs');
  expect(preferred(['fee food'], asked, view({}))).toBe('fee food');
});

test('the better good stands in as seldom as possible', () => {
  const asked = asks('substitute', { good: 'clay', with: 'brick' });

  expect(preferred(counts('with', 'brick', 1, 3), asked, view({ brick: 3 }))).toBe('with 1 brick');
});

test('freight is what brings most; else what is worth least goes', () => {
  const goods = { wood: 2, iron: 1, steel: 1 };

  expect(
    preferred(counts('load', 'wood', 0, 2), asks('give', { good: 'wood', least: 0, most: 3 }), view(goods)),
  ).toBe('load 1 wood');
  expect(
    preferred(counts('give', 'wood', 0, 2), asks('give', { good: 'wood', least: 2, most: 2 }), view(goods)),
  ).toBe('give 2 wood');
});

test('other amounts are as large as they can be, and what is no amount has no best answer', () => {
  expect(preferred(counts('times', '', 0, 4), asks('use', {}), view({}))).toBe('times 4 ');
  expect(preferred(['use sawmill', 'end'], asks('turn', {}), view({}))).toBeNull();
  expect(preferred(['pay 1 fish'], null, view({}))).toBeNull();
});

test('what nobody has judged is felt to cost what it counts', () => {
  expect(means('fuel')).toEqual([
    { good: 'coke', worth: 10, loss: 5 },
    { good: 'peat', worth: 2, loss: 2 },
  ]);
});
