// Sets of cards: any cards in any order, with defaults that are never worse than another choice.
import { beforeAll, expect, test } from 'vitest';
import type { Picker } from '../../../src/games/face';
import { picker } from '../../../src/games/craftsmen/picker';
import type { CraftsmenView, Question } from '../../../src/games/craftsmen/view';
import { openCraftsmen } from '../../boxes';
import { speakEnglish } from '../../english';

beforeAll(() => {
  speakEnglish();
  openCraftsmen();
});

const ALL = ['violet', 'green', 'blue', 'red'];
const view = (capital: string[] | null, more: object = {}): CraftsmenView =>
  ({ seats: [{ capital, privileges: 1 }], ...more }) as unknown as CraftsmenView;

function found(kind: string, more: object, at: CraftsmenView): Picker {
  const made = picker({ kind, seat: 0, ...more } as unknown as Question, at);
  if (!made) throw new Error('no set');
  return made;
}

test('any two cards are discarded, also the last kind first', () => {
  const hand = ['green_2', 'blue_3', 'red_1', 'red_1'];

  const set = found('discard', { cards: 2, privilege: false }, view(hand));

  expect(set.items.map((item) => [item.id, item.most])).toEqual([
    ['green_2', 1],
    ['blue_3', 1],
    ['red_1', 2],
  ]);
  expect(set.itemOf('discard red_1')).toBe('red_1');
  expect(set.problem({ red_1: 1 })).toBe('still missing: 1');
  expect(set.problem({ red_1: 1, green_2: 1 })).toBeNull();
  expect(set.wishes({ red_1: 2 })).toEqual(['discard red_1', 'discard red_1']);
  expect(set.wishes({ red_1: 1, green_2: 1 })).toEqual(['discard green_2', 'discard red_1']);
});

test("at the bankers' the privilege takes the place of the second card", () => {
  const at = { stage: 'guild', guild: 'bankers' };
  const hand = ['red_1', 'green_2', 'blue_3'];
  const asked = { cards: 2, privilege: true };

  const set = found('discard', asked, view(hand, at));
  const free = found('discard', asked, view(hand, { ...at, seats: [{ capital: hand, privileges: 0 }] }));

  expect(set.itemOf('privilege')).toBe('privilege');
  expect(set.usual?.['privilege']).toBeUndefined();
  expect(set.wishes({ red_1: 1, privilege: 1 })).toEqual(['discard red_1', 'privilege']);
  expect(set.says({ red_1: 1, privilege: 1 })).toBe('Discard only red 1, by privilege');
  expect(free.usual).toEqual({ red_1: 1, privilege: 1 });
});

test('a payment names every card, also one that the rules take by themselves', () => {
  const set = found('pay', { due: 6, colours: ALL }, view(['green_3', 'blue_3', 'red_1']));

  expect(set.usual).toEqual({ green_3: 1, blue_3: 1 });
  expect(set.says({ green_3: 1, blue_3: 1 })).toBe('Pay green 3 + blue 3 (worth 6)');
  expect(set.problem({ green_3: 1 })).toBe('worth 3 of 6');
  expect(set.problem({ green_3: 1, blue_3: 1, red_1: 1 })).toBe('More than needed');
});

test('only cards of the asked colours are offered for a payment', () => {
  const set = found('pay', { due: 3, colours: ['green'] }, view(['green_3', 'blue_3']));

  expect(set.items.map((item) => item.id)).toEqual(['green_3']);
});

test('an investment is one card of each colour, at first the dearest', () => {
  const set = found('invest', {}, view(['violet_1', 'green_1', 'blue_1', 'red_1', 'red_3']));

  expect(set.usual).toEqual({ violet_1: 1, green_1: 1, blue_1: 1, red_3: 1 });
  expect(set.problem({ violet_1: 1, green_1: 1, red_1: 1, red_3: 1 })).toBe('One card of each colour');
  expect(set.covers('keep')).toBe(false);
});

test("the notary's cards are laid open in any order", () => {
  const cards = ['mill_red', 'apiary_blue', 'vineyard_red', 'tannery_green'];
  // one was put back by an earlier look; it is known, and not among these
  const at = view([], { open: { basic: ['mill_red'] }, decks: { basic: [...cards.slice(1), 'mill_green'] } });

  const set = found('look', { deck: 'basic', cards, shown: [], step: 0 }, at);

  expect(set.items.map((item) => item.id)).toEqual(cards);
  expect(set.itemOf('show tannery_green')).toBe('tannery_green');
  expect(set.problem({ tannery_green: 1 })).toBe('still missing: 1');
  expect(set.wishes({ tannery_green: 1, mill_red: 1 }).sort()).toEqual([
    'show mill_red',
    'show tannery_green',
  ]);
});

test("one card is given for a covered disc; of another's hand nothing is known", () => {
  const set = found('fee', { points: 1 }, view(['red_1', 'green_3']));

  expect(set.usual).toEqual({ red_1: 1 });
  expect(set.covers('points')).toBe(false);
  expect(
    picker({ kind: 'pay', seat: 0, due: 1, colours: ALL } as unknown as Question, view(null)),
  ).toBeNull();
});

test('cards that somebody else has chosen are read, with those that the rules take by themselves', () => {
  const hand = ['green_3', 'blue_3', 'red_1'];

  const paid = found('pay', { due: 6, colours: ALL }, view(hand));
  const given = found('discard', { cards: 2, privilege: false }, view(['green_2', 'red_1', 'red_1']));

  expect(paid.read(['pay green_3', 'send bankers'])).toEqual({ green_3: 1, blue_3: 1 });
  expect(given.read(['discard red_1', 'discard red_1'])).toEqual({ red_1: 2 });
  expect(given.read(['discard green_2', 'discard red_1'])).toEqual({ green_2: 1, red_1: 1 });
});

test('cards that the rules took already stay in the set, and the usual choice goes on from them', () => {
  const hand = ['violet_2', 'blue_1', 'blue_1', 'blue_1', 'blue_3'];
  const asked = { due: 10, colours: ['violet', 'blue'], chosen: ['blue_1', 'blue_1'] };

  const set = found('pay', asked, view(hand));

  expect(set.usual).toEqual({ blue_1: 3 });
  expect(set.problem({})).toBe('worth 5 of 10');
  expect(set.problem({ blue_3: 1 })).toBeNull();
  expect(set.wishes({ blue_1: 3 })).toEqual(['pay blue_1']);
  expect(set.wishes({ blue_3: 1 })).toEqual(['pay blue_3']);
  expect(set.read(['pay blue_1'])).toEqual({ blue_1: 3 });
  expect(set.says({ blue_3: 1 })).toBe('Pay blue 1 + blue 1 + blue 3 (worth 10)');
});
