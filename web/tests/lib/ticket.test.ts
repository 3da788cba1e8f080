import { expect, test } from 'vitest';
import { counted, headline, waitsFor } from '../../src/lib/ticket';
import type { Seat } from '../../src/lib/wire';

test('the first sentence of a question is its title, and the rest explains it', () => {
  expect(headline('Your main action is done. Buy, sell or repay, or end your turn.')).toEqual({
    title: 'Your main action is done',
    more: 'Buy, sell or repay, or end your turn.',
  });
  expect(headline('What do you build? Your capital is worth 9.').title).toBe('What do you build?');
  expect(headline('Where does your next helper go? 5 are left.').more).toBe('5 are left.');
  expect(headline('Runde 3. 5 Nahrung fehlt.').more).toBe('');
  expect(headline('Bakehouse: how many?')).toEqual({ title: 'Bakehouse: how many?', more: '' });
  expect(headline('Nothing is left to do.').title).toBe('Nothing is left to do');
});

test('a table says whom it waits for, and whether they are there', () => {
  const person = { kind: 'person', present: false, devices: null } as unknown as Seat;
  const waits = (seat: Partial<Seat>, thinking: number | null = null): string =>
    waitsFor({ thinking, turn: 0, seats: [{ ...person, ...seat }] });

  expect(waits({}, 0)).toBe('web-thinks');
  expect(waits({ present: true })).toBe('web-waits');
  expect(waits({ kind: 'opponent' })).toBe('web-waits');
  expect(waits({})).toBe('web-waits-away');
  expect(waits({ devices: 0 })).toBe('web-waits-nobody');
});

test('what is done several times is said once', () => {
  expect(counted(['Take a loan', 'Take a loan', 'Due: 10 food'])).toEqual([
    'Take a loan (2×)',
    'Due: 10 food',
  ]);
});
