import { beforeAll, expect, test } from 'vitest';
import { change as told } from '../../../src/games/generic/changes';
import { face } from '../../../src/games/generic/face';
import { factOf, pairsOf, type Fact } from '../../../src/games/generic/facts';
import { telling } from '../../../src/lib/moves';
import { sentence } from '../../../src/lib/sentence';
import { speakEnglish } from '../../english';
import { change, line, step } from '../../lines';

beforeAll(speakEnglish);

const cardName = (id: string): string | null => (id === 'old_mill' ? 'The Old Mill' : null);
const word = (text: string, card: string | null = null): Fact => ({ kind: 'word', text, card });

test('words, numbers and flags are words; a card has its name', () => {
  expect(factOf('iron_ore', cardName)).toEqual(word('iron ore'));
  expect(factOf('old_mill', cardName)).toEqual(word('The Old Mill', 'old_mill'));
  expect([0, true, false, null, '', [], {}].map((each) => factOf(each, cardName))).toEqual(
    ['0', '✓', '–', '–', '–', '–', '–'].map((text) => word(text)),
  );
});

test('lists of words are lists, lists of tables are tables with all their columns', () => {
  expect(factOf(['a', null, ['b']], cardName)).toEqual({
    kind: 'list',
    items: [word('a'), word('–'), { kind: 'list', items: [word('b')] }],
  });
  expect(factOf([{ food: 2 }, { food: 3, new_town: true }], cardName)).toEqual({
    kind: 'table',
    columns: ['Food', 'New town'],
    rows: [
      [word('2'), word('–')],
      [word('3'), word('✓')],
    ],
  });
});

test('parts of a table have labels; counts of nothing are left out, other zeros are not', () => {
  const labels = (table: Parameters<typeof pairsOf>[0], without: string[] = []): string[] =>
    pairsOf(table, cardName, without).map((pair) => pair.label);

  expect(labels({ wood: 0, iron_ore: 2 })).toEqual(['Iron ore']);
  expect(labels({ stage: 'end', turn: 0, game: 'x' }, ['game'])).toEqual(['Stage', 'Turn']);
  expect(labels({ old_mill: 1 })).toEqual(['The Old Mill']);
});

test('changes are told with their names, and with the seat where it is not the own', () => {
  const goods = ['seats', 0, 'goods', 'iron_ore'];

  expect(told(change(goods, 2, 5), String, 0)).toBe('+3 iron ore (5)');
  expect(told(change(goods, 2, null), (seat) => `Seat ${seat}`, 1)).toBe('Seat 0: −2 iron ore (0)');
  expect(told(change(['seats', 0, 'row'], ['a', 'a'], ['a', 'b']), String, 0)).toBe('row: +b, −a');
  expect(told(change(['stage'], 'end_turn', 'begin_turn'))).toBe('stage: begin turn');
});

test('what the page shows elsewhere is no change', () => {
  expect(told(change(['question', 'kind'], 'a', 'b'))).toBeNull();
  expect(told(change(['seats', 0, 'breakdown', 'cash'], 1, 2))).toBeNull();
  expect(told(change(['order'], ['a'], ['a']))).toBeNull();
});

test('a move is told in the words of the game', () => {
  const steps = [step('turn', 'take iron_ore'), step('turn', null)];
  const messages = telling([line(0, steps)], face).map((each) => each.message);

  expect(sentence(messages, 'Anna')).toBe('Anna: take iron ore and pays a capital card');
});
