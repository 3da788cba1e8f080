import { beforeAll, expect, test } from 'vitest';
import { captionText, deed, formOf, heading, joined, outcomeText, render } from '../../src/lib/messages';
import { speakEnglish } from '../english';
import { message, outcome, plain } from '../lines';

beforeAll(speakEnglish);

const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const ben = message('seat-name', { seat: 1 });
const wood = (n: number) => message('good-wood.count', { n });
const card = (id: string) => message(`card-${id}`);

test('messages in a message are told first', () => {
  const cost = message('list-end', { first: wood(2), last: message('good-clay.count', { n: 1 }) });

  expect(render(message('lh-build', { card: card('joinery'), cost }))).toBe(
    'Build the Joinery, 2 wood and 1 clay',
  );
});

test('whoever sits at a seat has a name where names are known', () => {
  const covers = message('cr-points', { owner: ben, points: 1 });

  expect(render(covers, names)).toBe('Give 1 point to Ben');
  expect(render(covers)).toBe('Give 1 point to seat 1');
});

test('an action has a heading and a form for the log', () => {
  const take = message('lh-take', { what: wood(3) });

  expect(heading(take)).toBe('Take an offer');
  expect(deed(take, 'Anna')).toBe('Anna takes 3 wood');
  expect(deed(take, '')).toBe('takes 3 wood');
});

test('where there is no such form, the message itself is told', () => {
  expect(formOf(message('lh-caption'), 'turn').key).toBe('lh-caption.turn');
  expect(formOf(message('cr-caption'), 'turn').key).toBe('cr-caption');
  expect(heading(plain('pass'))).toBe('');
});

test('a game without words has its lines made readable', () => {
  expect(render(plain('take iron_ore'))).toBe('take iron ore');
  expect(deed(plain('take iron_ore'), 'Anna')).toBe('Anna: take iron ore');
});

test('where the game is begins with a capital letter, with the turn where there is one', () => {
  const round = message('lh-caption', { round: 2, rounds: 14, turn: 3, turns: 7, food: 2, harvest: 'no' });

  expect(captionText(round)).toBe('Round 2 of 14, turn 3 of 7');
  expect(captionText(message('cr-caption-over'))).toBe('The game is over');
});

test('what happened to others is told with their names, and nobody is named for the table', () => {
  const gain = { what: wood(3), total: 5 };

  expect(outcomeText(outcome(0, 'lh-gain', gain), 0, names)).toBe('+3 wood (5)');
  expect(outcomeText(outcome(1, 'lh-gain', gain), 0, names)).toBe('Ben: +3 wood (5)');
  expect(outcomeText(outcome(null, 'lh-over'), 0, names)).toBe('The game is over');
});

test('amounts of the same thing are added up, with the last total', () => {
  const found = joined([
    outcome(0, 'lh-gain', { what: wood(3), total: 3 }),
    outcome(1, 'lh-gain', { what: wood(1), total: 1 }),
    outcome(0, 'lh-loss', { what: wood(1), total: 2 }),
    outcome(0, 'lh-gain', { what: wood(2), total: 4 }),
  ]);

  expect(found.map((each) => outcomeText(each, 0, names))).toEqual([
    '+5 wood (4)',
    'Ben: +1 wood (1)',
    '−1 wood (2)',
  ]);
});
