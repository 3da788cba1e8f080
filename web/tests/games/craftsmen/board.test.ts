import { beforeAll, expect, test } from 'vitest';
import {
  ofArch,
  ofCapital,
  ofHand,
  ofHold,
  ofHouse,
  ofPlot,
  ofSpace,
  ofStall,
} from '../../../src/games/craftsmen/acts';
import { halves, joint } from '../../../src/games/craftsmen/colours';
import { linesOf, nearest } from '../../../src/games/craftsmen/lines';
import { placeOf } from '../../../src/games/craftsmen/places';
import { isTaken, without } from '../../../src/games/craftsmen/preview';
import { sharing } from '../../../src/games/craftsmen/room';
import type { Question } from '../../../src/games/craftsmen/view';
import { openCraftsmen } from '../../boxes';

beforeAll(openCraftsmen);

const asks = (kind: Question['kind'], more: object = {}): Question =>
  ({ kind, seat: 0, privilege: false, disc: null, ...more }) as Question;

// -- places ---------------------------------------------------------------------------------------

test('a question leads to the place where it is answered', () => {
  expect(placeOf(asks('send'), [])).toBe('town');
  expect(placeOf(asks('notary'), [])).toBe('cards');
  expect(placeOf(asks('ship', { good: 'bread' }), [])).toBe('quay');
  expect(placeOf(asks('build'), [])).toBe('street');
  expect(placeOf(asks('trade'), [])).toBe('quay');
  expect(placeOf(asks('trade', { good: 'flour' }), [])).toBe('street');
});

test('a good that fits no house goes to the quay', () => {
  const put = asks('put', { good: 'flour' });

  expect(placeOf(put, ['to bakery', 'market'])).toBe('street');
  expect(placeOf(put, ['market', 'granary'])).toBe('quay');
});

// -- what can be done there -----------------------------------------------------------------------

test('the first free space takes a helper, a taken one is covered, another free one does nothing', () => {
  expect(ofSpace('notary', 1, 0, 1)).toEqual(['send notary']);
  expect(ofSpace('notary', 0, 1, 1)).toEqual(['cover notary 1']);
  expect(ofSpace('notary', 2, 0, 1)).toEqual([]);
});

test('a house makes its good, or takes one that it needs', () => {
  expect(ofHouse('mill_red_blue', asks('craft'))).toEqual(['make flour']);
  expect(ofHouse('wheat_farm_red_blue', asks('craft'))).toEqual(['make wheat', 'extra wheat']);
  expect(ofHouse('mill_red_blue', asks('put', { good: 'wheat' }))).toEqual(['to mill']);
  expect(ofHouse('mill_red_blue', asks('put', { good: 'wood' }))).toEqual([]);
  expect(ofHouse('mill_red_blue', null)).toEqual([]);
});

test('a card of the hand is exchanged, or built at either end', () => {
  expect(ofHand('mill_red', asks('exchange'))).toEqual(['exchange mill_red']);
  expect(ofHand('mill_red', asks('build'))).toEqual(['build mill_red left', 'build mill_red right']);
  expect(ofPlot(['mill_red', 'bakery_blue'], 'left')).toEqual([
    'build mill_red left',
    'build bakery_blue left',
  ]);
});

test('capital pays, is given away or invested, as the question wants', () => {
  expect(ofCapital('red_2', asks('pay'))).toEqual(['pay red_2']);
  expect(ofCapital('red_2', asks('fee'))).toEqual(['give red_2']);
  expect(ofCapital('red_2', asks('invest'))).toEqual(['invest red_2']);
  expect(ofCapital('red_2', asks('craft'))).toEqual([]);
});

test('raw goods are fetched from the own stall, and any good can be put there', () => {
  expect(ofStall(asks('craft'))).toEqual(['fetch wheat', 'fetch wood']);
  expect(ofStall(asks('put', { good: 'wheat' }))).toEqual(['market']);
});

test('the granary takes the half-product that was made, and sells all others', () => {
  expect(ofArch('flour', asks('put', { good: 'flour' }))).toEqual(['granary']);
  expect(ofArch('rope', asks('put', { good: 'flour' }))).toEqual([]);
  expect(ofArch('rope', asks('trade'))).toEqual(['buy rope']);
});

test('a row of a hold is loaded with its own good, by bribe if need be', () => {
  expect(ofHold(2, 'bread', asks('ship', { good: 'bread' }))).toEqual(['load 2', 'bribe 2']);
  expect(ofHold(2, 'beer', asks('ship', { good: 'bread' }))).toEqual([]);
});

// -- streets --------------------------------------------------------------------------------------

test('halves of colours are counted, a card of one colour twice', () => {
  expect(halves(['mill_red', 'bakery_red_blue'])).toEqual({ violet: 0, green: 0, blue: 1, red: 3 });
});

test('neighbours are joined where roofs or ground floors share a colour', () => {
  expect(joint('mill_red_blue', 'bakery_red_green')).toEqual({ upper: 'red', lower: null });
  expect(joint('mill_red_blue', 'bakery_green_blue')).toEqual({ upper: null, lower: 'blue' });
});

test('the nearest line misses least, and nobody has its bonus', () => {
  const free = { bread: null, beer: null };

  expect(linesOf(['wheat_farm_red', 'mill_blue'])[0]).toMatchObject({ good: 'bread', missing: ['bakery'] });
  expect(nearest(['wheat_farm_red', 'mill_blue'], free, [])?.good).toBe('bread');
  expect(nearest(['wheat_farm_red', 'mill_blue'], { ...free, bread: 1 }, [])?.good).toBe('beer');
});

test('of equally near lines the one comes first whose card lies at hand', () => {
  const free = { bread: null, beer: null };

  const near = nearest(['wheat_farm_red'], free, ['brewery_red']);

  expect(near?.missing).toEqual(['brewery']);
});

test('the hand is as large as the street leaves it room, and lies in two rows when it must', () => {
  const few = sharing(1154, 1, [1, 1, 2, 1], 3);
  const some = sharing(1154, 5, [1, 1, 2], 4);

  expect(few.hand).toBeGreaterThan(1);
  expect(few.hasLine).toBe(true);
  expect(some.hand).toBeLessThan(1);
  expect(some.hasLine).toBe(false);
  expect(sharing(1154, 10, [3, 3], 1)).toEqual({ hand: null, hasLine: false });
});

// -- previews -------------------------------------------------------------------------------------

test('what leaves a hand is counted card by card', () => {
  expect(without(['red_1', 'red_1', 'blue_2'], ['red_1'])).toEqual(['red_1', 'blue_2']);
});

test('a card in a hand or a street is not on display as well', () => {
  const seats = [{ hand: ['mill_red'], row: ['bakery_blue'] }];

  expect(isTaken('mill_red', seats)).toBe(true);
  expect(isTaken('bakery_blue', seats)).toBe(true);
  expect(isTaken('mill_blue', seats)).toBe(false);
});
