import { expect, test } from 'vitest';
import { signs } from '../../../src/games/le_havre/signs';
import type { Message } from '../../../src/lib/wire';

const amount = (key: string, n: number): Message => ({ key: `${key}.count`, values: { n } });

test('what somebody got or lost is drawn with its number', () => {
  const got: Message = { key: 'lh-gain', values: { what: amount('good-smoked_fish', 3), total: 5 } };
  const paid: Message = { key: 'lh-loss', values: { what: amount('offer-francs', 2), total: 0 } };
  const owed: Message = { key: 'lh-gain', values: { what: amount('word-loans', 1), total: 1 } };

  expect(signs(got)).toEqual([{ piece: 'lh-smoked_fish', text: '+3' }]);
  expect(signs(paid)).toEqual([{ piece: 'lh-francs', text: '−2' }]);
  expect(signs(owed)).toEqual([{ piece: 'lh-loan', text: '+1' }]);
});

test('all goods of a list are drawn', () => {
  const two: Message = {
    key: 'list-part',
    values: { first: amount('good-wood', 1), next: amount('good-clay', 2) },
  };
  const goods: Message = { key: 'list-end', values: { first: two, last: amount('good-fish', 1) } };

  expect(signs({ key: 'lh-supplied', values: { goods } })?.map(({ piece }) => piece)).toEqual([
    'lh-wood',
    'lh-clay',
    'lh-fish',
  ]);
});

test('what is no amount is said in words', () => {
  expect(signs({ key: 'lh-gain-thing', values: { thing: 'the Bank' } })).toBeNull();
  expect(signs({ key: 'lh-over', values: {} })).toBeNull();
});
