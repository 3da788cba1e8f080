import { beforeAll, expect, test } from 'vitest';
import { discards, investments, payments, unforced, worth } from '../../../src/games/craftsmen/capital';
import { bundles, goesOn, preferred } from '../../../src/games/craftsmen/payment';
import type { CraftsmenView, Question } from '../../../src/games/craftsmen/view';
import { openCraftsmen } from '../../boxes';
import { speakEnglish } from '../../english';

beforeAll(() => {
  speakEnglish();
  openCraftsmen();
});

const ALL = ['violet', 'green', 'blue', 'red'];
/** A question, as far as it matters. */
function asks<K extends Question['kind']>(kind: K, more: object = {}): Extract<Question, { kind: K }> {
  return { kind, seat: 0, ...more } as unknown as Extract<Question, { kind: K }>;
}
const view = (capital: string[] | null, more: object = {}): CraftsmenView =>
  ({ seats: [{ capital, privileges: 1 }], ...more }) as unknown as CraftsmenView;

test('cards of a colour are worth their values, or five for each after the first', () => {
  expect(worth(['red_1', 'green_3'])).toBe(4);
  expect(worth(['red_1', 'red_1'])).toBe(5);
  expect(worth(['red_3', 'red_3'])).toBe(6);
  expect(worth(['red_1', 'red_2', 'red_3'])).toBe(10);
  expect(worth([])).toBe(0);
});

test('a payment has no card too many, and leaves the best rest', () => {
  const found = payments(['violet_1', 'red_1', 'red_2', 'green_3', 'blue_1'], 3, ALL);

  expect(found.every((cards) => worth(cards) >= 3)).toBe(true);
  expect(found).toContainEqual(['green_3']);
  expect(found.some((cards) => cards.includes('green_3') && cards.length > 1)).toBe(false);
  expect(found[0]).toEqual(['green_3']);
});

test('only the colours that are asked for pay', () => {
  expect(payments(['red_3', 'green_3'], 3, ['green'])).toEqual([['green_3']]);
  expect(payments(['red_3'], 3, ['green'])).toEqual([]);
});

test('so many cards are discarded, the ones that are missed least first', () => {
  expect(discards(['red_1', 'green_3'], 1)).toEqual([['red_1'], ['green_3']]);
  expect(discards(['red_1', 'green_3'], 2)).toEqual([['green_3', 'red_1']]);
});

test('an investment is one card of each colour, the most points first', () => {
  const hand = ['violet_1', 'green_1', 'blue_1', 'red_1', 'red_3'];

  expect(investments(hand)).toEqual([
    ['violet_1', 'green_1', 'blue_1', 'red_3'],
    ['violet_1', 'green_1', 'blue_1', 'red_1'],
  ]);
  expect(investments(['red_1'])).toEqual([]);
});

test('a step with one answer is not asked', () => {
  const all = [
    ['red_1', 'green_1'],
    ['red_1', 'green_2'],
  ];

  expect(unforced(['red_1', 'green_2'], all, [], () => [])).toEqual(['green_2']);
  expect(unforced(['red_1', 'green_2'], all, ['red_1'], () => [])).toEqual(['green_2']);
  expect(unforced(['red_1', 'green_2'], all, [], (prefix) => (prefix.length ? [] : ['keep']))).toEqual([
    'red_1',
    'green_2',
  ]);
});

test('whole payments are offered in the words of the rules', () => {
  const hand = ['red_1', 'red_2', 'green_3'];
  const asked = asks('pay', { due: 3, colours: ALL });

  const [first, ...others] = bundles(['pay red_1', 'pay red_2', 'pay green_3'], asked, view(hand));

  expect(first?.steps).toEqual(['pay green_3']);
  expect(first?.label).toMatch(/green 3.*3/);
  expect(others.length).toBeGreaterThan(0);
  expect(preferred(['pay red_1', 'pay green_3'], asked, view(hand))).toBe('pay green_3');
});

test('a payment that was begun goes on from what was chosen', () => {
  const asked = asks('pay', { due: 3, colours: ALL, chosen: ['red_1'] });

  const found = bundles(['pay red_2', 'pay green_3'], asked, view(['red_1', 'red_2', 'green_3']));

  expect(found.every((bundle) => !bundle.steps.includes('pay red_1'))).toBe(true);
});

test("at the bankers' a privilege saves the second card, and costs nothing on a gold space", () => {
  const asked = asks('discard', { cards: 2, privilege: true });
  const hand = ['red_1', 'green_2', 'blue_3'];
  const legal = ['discard red_1', 'discard green_2', 'discard blue_3'];
  const at = { stage: 'guild', guild: 'bankers' };

  const paid = bundles(legal, asked, view(hand, at));
  const free = bundles(legal, asked, view(hand, { ...at, seats: [{ capital: hand, privileges: 0 }] }));

  // After the card of the last kind the privilege is the only answer left, and is not asked for.
  const saves = (bundle: { label: string } | undefined): boolean => /privilege/i.test(bundle?.label ?? '');
  expect(saves(paid[0])).toBe(false);
  expect(paid.some((bundle) => bundle.steps.includes('privilege'))).toBe(true);
  expect(saves(free[0])).toBe(true);
  expect(free[0]?.steps).toEqual(['discard red_1']);
});

test("of another's hand nothing is known, and nothing offered", () => {
  expect(bundles(['pay red_1'], asks('pay', { due: 1, colours: ALL }), view(null))).toEqual([]);
  expect(bundles([], asks('pay', { due: 1, colours: ALL }), view(['red_1']))).toEqual([]);
});

test('the lowest bid stands out', () => {
  expect(preferred(['pass', 'bid 4', 'bid 5'], asks('bid'), view([]))).toBe('bid 4');
});

test('building must go on until it is paid; work may go on while points are left', () => {
  const craft = asks('craft', { work_points: 3, tokens: false });

  expect(goesOn(asks('build', { built: 0 }), asks('build', { built: 1 }))).toBe('must');
  expect(goesOn(craft, { ...craft, work_points: 2 })).toBe('may');
  expect(goesOn(craft, craft)).toBeNull();
  expect(goesOn(craft, { ...craft, work_points: 2, tokens: true })).toBeNull();
  expect(goesOn(asks('bank'), { ...craft, work_points: 2 })).toBeNull();
  expect(goesOn(craft, { ...craft, work_points: 2, seat: 1 })).toBeNull();
});
