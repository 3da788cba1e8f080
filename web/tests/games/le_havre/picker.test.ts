// Sets of goods: any goods in any order, with defaults that are never worse than another choice.
import { beforeAll, expect, test } from 'vitest';
import type { Picker } from '../../../src/games/face';
import { picker } from '../../../src/games/le_havre/picker';
import type { LeHavreView, Question } from '../../../src/games/le_havre/view';
import { openLeHavre } from '../../boxes';
import { speakEnglish } from '../../english';
import { choices, message } from '../../lines';

beforeAll(() => {
  speakEnglish();
  openLeHavre();
});

const STANDARD = ['fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hides'];
const view = (part: object = {}, more: object = {}): LeHavreView =>
  ({
    phase: 'main',
    seats: [{ goods: {}, francs: 0, ships: [], ...part }],
    ...more,
  }) as unknown as LeHavreView;
const asks = (kind: string, more: object): Question => ({ kind, seat: 0, ...more }) as unknown as Question;

function found(asked: Question, at: LeHavreView, ...texts: string[]): Picker {
  const made = picker(asked, at, choices(...texts));
  if (!made) throw new Error('no set');
  return made;
}

test('of eight goods any seven are picked, though the rules offer the first two at first', () => {
  const asked = asks('use', { card: 'marketplace', picks: 7, among: STANDARD });

  const set = found(asked, view(), 'pick fish', 'pick wood');

  expect(set.items.map((item) => item.id)).toEqual(STANDARD);
  expect(set.usual).toBeNull();
  expect(set.problem({ hides: 1, coal: 1 })).toBe('still missing: 5');
  const picked = Object.fromEntries(STANDARD.filter((good) => good !== 'fish').map((good) => [good, 1]));
  expect(set.problem(picked)).toBeNull();
  expect(set.wishes(picked)).toContain('pick hides');
  expect(set.wishes(picked)).not.toContain('pick fish');
  expect(set.itemOf('pick cattle')).toBe('cattle');
});

test('where all goods are picked, nobody is asked which', () => {
  const set = found(asks('use', { picks: 2, among: ['fish', 'wood'] }), view(), 'pick fish');

  expect(set.usual).toEqual({ fish: 1, wood: 1 });
});

test('a payment begins with what is felt least, covers what is due, and has no token too many', () => {
  const asked = asks('pay', { unit: 'food', good: 'meat', due: 3, stock: { meat: 1, fish: 4, francs: 2 } });

  const set = found(asked, view(), 'pay 0 meat', 'pay 1 meat');

  expect(set.usual).toEqual({ meat: 1 });
  expect(set.problem({ fish: 2 })).toBe('1 food missing');
  expect(set.problem({ meat: 1, fish: 1 })).toBe('More than needed');
  expect(set.problem({ fish: 3 })).toBeNull();
  expect(set.says({ fish: 2, francs: 1 })).toBe('Pay 2 fish, 1 franc');
  expect(set.wishes({ fish: 3 })).toEqual(['pay 0 meat', 'pay 3 fish', 'pay 0 francs']);
  expect(set.isPayment).toBe(true);
});

test('who pays more of one thing pays less of another', () => {
  const asked = asks('pay', { unit: 'food', good: 'meat', due: 3, stock: { meat: 1, fish: 4, francs: 2 } });
  const set = found(asked, view(), 'pay 0 meat');

  expect(set.adjust?.({ meat: 1, fish: 1 }, 'fish')).toEqual({ fish: 1, francs: 2 });
  expect(set.adjust?.({ meat: 0 }, 'meat')).toEqual({ fish: 3 });
});

test('ships carry what brings most, and one more of something puts the cheapest ashore', () => {
  const asked = asks('give', { good: 'fish', least: 1, most: 3, stock: { fish: 2, iron: 1, steel: 2 } });

  const set = found(asked, view(), 'load 0 fish', 'load 1 fish');

  expect(set.usual).toEqual({ steel: 2, iron: 1 });
  expect(set.says({ steel: 2, iron: 1 })).toBe('Load 2 steel, 1 iron for 18 francs');
  expect(set.adjust?.({ steel: 2, iron: 1, fish: 1 }, 'fish')).toEqual({ steel: 2, iron: 0, fish: 1 });
});

test('where so many must go, the cheapest go', () => {
  const asked = asks('give', { good: 'fish', least: 2, most: 2, stock: { fish: 1, wood: 0, steel: 4 } });

  expect(found(asked, view(), 'give 0 fish').usual).toEqual({ fish: 1, steel: 1 });
});

test('the Bridge over the Seine sells all refined goods, and fewer where somebody wants to', () => {
  const asked = asks('give', {
    card: 'bridge_over_the_seine',
    good: 'steel',
    least: 0,
    most: 11,
    stock: { steel: 5, iron: 6 },
    sells: true,
  });

  for (const phase of ['main', 'final']) {
    const set = found(asked, view({}, { phase }), 'give 0 steel');
    expect(set.usual).toEqual({ steel: 5, iron: 6 });
    expect(set.all).toEqual(set.usual);
    expect(set.problem({})).toBeNull();
  }
  expect(found({ ...asked, sells: false } as Question, view(), 'give 0 steel').usual).toBeNull();
});

test('brick stands in for clay as seldom as possible, and can be chosen instead', () => {
  const asked = asks('substitute', { good: 'clay', with: 'brick', due: 3 });

  const set = found(asked, view({ goods: { clay: 2, brick: 4 } }), 'with 1 brick', 'with 2 brick');

  expect(set.usual).toEqual({ clay: 2, brick: 1 });
  expect(set.adjust?.({ clay: 2, brick: 2 }, 'brick')).toEqual({ brick: 2, clay: 1 });
  expect(set.wishes({ clay: 1, brick: 2 })).toEqual(['with 2 brick']);
});

test('goods of a certain worth are received in any mixture that makes it up', () => {
  const asked = asks('receive', { good: 'fish', tokens: -1, value: 4, among: ['fish', 'iron', 'steel'] });

  const set = found(asked, view(), 'receive 0 fish');

  expect(set.items.map((item) => item.most)).toEqual([4, 2, 0]);
  expect(set.problem({ iron: 1 })).toBe('still missing: 2');
  expect(set.problem({ iron: 1, fish: 2 })).toBeNull();
  expect(set.problem({ iron: 2, fish: 2 })).toBe('too many: 2');
});

test('a building is used as often as it brings something', () => {
  const texts = ['times 1', 'times 2', 'times 3'];
  const good = asks('use', { card: 'bakehouse', gives: { fish: 1 }, gets: { steel: 1 } });
  const bad = asks('use', { card: 'bakehouse', gives: { steel: 1 }, gets: { fish: 1 } });

  expect(found(good, view(), ...texts).usual).toEqual({ times: 3 });
  expect(found(bad, view(), ...texts).usual).toEqual({ times: 1 });
  expect(found(good, view(), ...texts).wishes({ times: 2 })).toEqual(['times 2']);
});

test('how often is shown by what is given, and what becomes of it', () => {
  const item = (gives: Record<string, number>, gets: Record<string, number>): unknown =>
    found(asks('use', { card: 'bakehouse', gives, gets }), view(), 'times 1', 'times 2').items[0];

  expect(item({ fish: 1 }, { steel: 1 })).toMatchObject({
    piece: 'lh-fish',
    becomes: { from: 'lh-fish', into: 'lh-steel' },
  });
  expect(item({ steel: 1 }, { francs: 5 })).toMatchObject({
    piece: 'lh-steel',
    becomes: { from: 'lh-steel', into: 'lh-steel' },
  });
});

test('no more ships sail than bring more than their energy is worth', () => {
  const sails = ['times 1', 'times 2', 'times 3'].map((text) => ({ text, message: message('lh-sail') }));
  const ships = [
    ['wood', 2],
    ['wood', 2],
    ['wood', 2],
  ];
  const usual = (goods: Record<string, number>): unknown =>
    picker(asks('use', { card: 'shipping_line' }), view({ goods, ships }), sails)?.usual;

  expect(usual({ steel: 6 })).toEqual({ times: 3 });
  expect(usual({ steel: 3, fish: 1 })).toEqual({ times: 2 });
  expect(usual({ fish: 2 })).toEqual({ times: 1 });
});

test('one franc is less than two food; a single side is no question', () => {
  const set = found(asks('fee', { card: 'sawmill' }), view(), 'fee food', 'fee francs');

  expect(set.usual).toEqual({ francs: 1 });
  expect(set.wishes({ food: 1 })).toEqual(['fee food']);
  expect(picker(asks('fee', {}), view(), choices('fee food'))).toBeNull();
});

test('goods are sold for francs as often as possible, and bought no more in the final phase', () => {
  const texts = ['times 0', 'times 1', 'times 2'];
  const sale = asks('use', { card: 'bank', gives: { steel: 1 }, gets: { francs: 1 } });
  const bought = asks('use', { card: 'bank', gives: { francs: 1 }, gets: { steel: 1 } });
  const last = view({}, { phase: 'final' });

  expect(found(sale, view(), ...texts).usual).toEqual({ times: 2 });
  expect(found(bought, view(), ...texts).usual).toEqual({ times: 2 });
  expect(found(bought, last, ...texts).usual).toEqual({ times: 0 });
});

test('in the final phase goods are paid before francs', () => {
  const asked = asks('pay', { unit: 'food', good: 'meat', due: 1, stock: { meat: 1, francs: 2 } });

  const texts = ['pay 0 meat', 'pay 1 meat'];

  expect(found(asked, view(), ...texts).usual).toEqual({ francs: 1 });
  expect(found(asked, view({}, { phase: 'final' }), ...texts).usual).toEqual({ meat: 1 });
});

test('what must stay for the action that is paid for is not paid', () => {
  const stock = { fish: 2, francs: 8 };
  const asked = asks('pay', { card: 'smokehouse', unit: 'food', good: 'fish', due: 2, stock });

  const set = found(asked, view(), 'pay 0 fish', 'pay 1 fish');

  expect(set.usual).toEqual({ fish: 1, francs: 1 });
});

test('what somebody else has chosen is read as far as it belongs to a set', () => {
  const stock = { meat: 1, fish: 4, francs: 2 };
  const paid = found(asks('pay', { unit: 'food', good: 'meat', due: 3, stock }), view(), 'pay 0 meat');
  const picked = found(asks('use', { picks: 2, among: STANDARD }), view(), 'pick fish');
  const often = found(asks('use', { card: 'bank' }), view(), 'times 1', 'times 2');
  const side = found(asks('fee', { card: 'bank' }), view(), 'fee food', 'fee francs');
  const swapped = found(asks('substitute', { good: 'clay', with: 'brick', due: 3 }), view(), 'with 1 brick');

  expect(paid.read(['pay 0 meat', 'pay 3 fish', 'pay 3 wood'])).toEqual({ fish: 3 });
  expect(paid.read(['pay 1 meat', 'pay 3 wood'])).toEqual({ meat: 1 });
  expect(paid.read(['pay 0 meat', 'pay 1 fish', 'times 2'])).toEqual({ fish: 1, francs: 2 });
  expect(picked.read(['pick fish', 'pick hides', 'end'])).toEqual({ fish: 1, hides: 1 });
  expect(often.read(['times 2', 'end'])).toEqual({ times: 2 });
  expect(side.read(['fee food', 'pay 1 fish'])).toEqual({ food: 1 });
  expect(swapped.read(['with 2 brick'])).toEqual({ clay: 1, brick: 2 });
});
