import { describe, expect, it } from 'vitest';
import { isWorded, unlessSaid } from '../../src/lib/telling';

const said = (words: string) => [{ words, signs: null }];

describe('a heading over what happened of itself', () => {
  it('stays where nothing else says what it is', () => {
    expect(unlessSaid('Supply', [{ words: 'Supply: +1 wood', signs: [] }])).toBe('Supply');
    expect(unlessSaid('The harbour', said('New ship: iron ship'))).toBe('The harbour');
  });

  it('goes where a sentence says it already, in any place', () => {
    expect(unlessSaid('The town', said('The town gets the Bakehouse'))).toBe('');
    expect(unlessSaid('Runda 12', said('Zaczyna się runda 12; na koniec żniwa'))).toBe('');
  });
});

describe('what is told just now', () => {
  const granary = { seat: null, name: 'Granary', rest: '', changes: [] as never[] };

  it('leaves out what the ticket says, so that no bar is empty', () => {
    const changes = [{ ...said('+2 points (granary)')[0], whose: 'Anna' }] as never[];
    expect(isWorded({ ...granary, changes })).toBe(false);
  });

  it('tells what has a heading or was done by somebody', () => {
    expect(isWorded(granary)).toBe(true);
    expect(isWorded({ ...granary, seat: 1, name: 'Ben', rest: ' builds nothing' })).toBe(true);
  });
});
