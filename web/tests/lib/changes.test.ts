import { expect, test } from 'vitest';
import { applied, sum } from '../../src/lib/changes';
import { change } from '../lines';

test('changes are laid over a copy: set, taken away, put into lists', () => {
  const view = { round: 1, seats: [{ goods: { wood: 2, clay: 1 }, hand: ['a', 'b'] }] };

  const shown = applied(view, [
    change(['round'], 1, 2),
    change(['seats', 0, 'goods', 'clay'], 1, null),
    change(['seats', 0, 'hand', 1], 'b', null),
  ]);

  expect(shown).toEqual({ round: 2, seats: [{ goods: { wood: 2 }, hand: ['a', null] }] });
  expect(view.seats[0]?.goods).toEqual({ wood: 2, clay: 1 });
});

test('what does not change is not copied, so that nobody draws it anew', () => {
  const view = { round: 1, seats: [{ wood: 2 }, { wood: 5 }] };

  const shown = applied(view, [change(['seats', 0, 'wood'], 2, 3)]) as typeof view;

  expect(shown.seats[0]).toEqual({ wood: 3 });
  expect(shown.seats[1]).toBe(view.seats[1]);
});

test('a change of something that is not there does no harm', () => {
  expect(applied({ seats: [] }, [change(['seats', 3, 'goods', 'wood'], 0, 1)])).toEqual({ seats: [] });
});

test('changes of one part, one after the other, are one; what comes back is none', () => {
  const wood = ['seats', 0, 'goods', 'wood'];
  const clay = ['seats', 0, 'goods', 'clay'];

  const found = sum([change(wood, 0, 3), change(clay, 1, 0), change(wood, 3, 1), change(clay, 0, 1)]);

  expect(found).toEqual([change(wood, 0, 1)]);
});

test('a change of a part joins the change of the whole, whichever comes first', () => {
  const row = ['seats', 0, 'row'];

  expect(sum([change(row, ['a'], ['a', 'b']), change([...row, 1], 'b', 'c')])).toEqual([
    change(row, ['a'], ['a', 'c']),
  ]);
  expect(sum([change([...row, 0], 'a', 'b'), change(row, ['b'], ['b', 'c'])])).toEqual([
    change(row, ['a'], ['b', 'c']),
  ]);
});
