import { describe, expect, it } from 'vitest';
import { changed, forward, groupsOf, valueOf } from '../../src/lib/position';
import type { Blank } from '../../src/lib/wire';

const said = (key: string) => ({ key, values: {} });
const blank = (path: (string | number)[], more: Partial<Blank> = {}): Blank => ({
  heading: said(String(path[0])),
  path,
  message: said('x'),
  least: 0,
  most: 9,
  choices: '',
  is_list: false,
  is_apart: false,
  ...more,
});
const CARDS = { choices: 'cards', is_list: true, is_apart: true };
const TOWN = blank(['town'], CARDS);
const OWN = blank(['seats', 0, 'buildings'], CARDS);
const OPEN = blank(['open', 1], { choices: 'cards', is_apart: true });
const WOOD = blank(['seats', 0, 'goods', 'wood']);
const ALL = [TOWN, OPEN, OWN, WOOD];
const position = {
  town: ['church', 'bank'],
  open: ['dock', 'zoo'],
  seats: [{ goods: { fish: 2 }, buildings: ['farm'] }],
};

describe('blanks of a position', () => {
  it('stand under their headings', () => {
    expect(groupsOf(ALL).map(({ blanks }) => blanks.length)).toEqual([1, 1, 2]);
  });

  it('have what the position says, and nothing where it says nothing', () => {
    expect(valueOf(position, TOWN)).toEqual(['church', 'bank']);
    expect(valueOf(position, WOOD)).toBe(0);
    expect(valueOf({}, OWN)).toEqual([]);
    expect(valueOf({}, OPEN)).toBeNull();
  });

  it('are changed without a change of what was there before', () => {
    const made = changed(position, ALL, WOOD, 3);

    expect(valueOf(made, WOOD)).toBe(3);
    expect(valueOf(position, WOOD)).toBe(0);
  });

  it('hold a card once: it leaves where it was', () => {
    const bought = changed(position, ALL, OWN, ['farm', 'bank']);
    const taken = changed(bought, ALL, OWN, ['farm', 'bank', 'zoo']);

    expect(bought).toMatchObject({ town: ['church'], open: ['dock', 'zoo'] });
    expect(taken).toMatchObject({ open: ['dock', null], seats: [{ buildings: ['farm', 'bank', 'zoo'] }] });
  });

  it('are lists whose entries can be moved forward', () => {
    expect(forward(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
    expect(forward(['a', 'b'], 0)).toEqual(['a', 'b']);
  });
});
