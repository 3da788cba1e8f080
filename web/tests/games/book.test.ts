import { expect, test } from 'vitest';
import type { Component } from 'svelte';
import { book as craftsmen } from '../../src/games/craftsmen/book';
import { book as leHavre } from '../../src/games/le_havre/book';
import { bookOf, picturesFor, type Picture } from '../../src/games/book';
import type { Unit } from '../../src/lib/guide';

const sentence = (...clauses: string[]): Unit => ({
  id: clauses.join(),
  inlines: [],
  cites: [{ label: '', clauses }],
});
const picture = (...clauses: string[]): Picture => ({ piece: (() => ({})) as unknown as Component, clauses });

test('a sentence gets the picture of a clause that it cites, else the first that is left', () => {
  const [start, feed, spare] = [picture('LH-3.2'), picture('LH-10.1', 'LH-10.5'), picture('LH-8.1')];

  const found = picturesFor(
    [sentence('LH-99.1'), sentence('LH-3.1', 'LH-10.5'), sentence('LH-3.2'), sentence('LH-10.1')],
    [start, feed, spare],
  );

  expect(found).toEqual([spare, feed, start, null]);
});

const FIGURES = {
  leHavre: 'quay calendar card fuel meal plots ships meter score',
  craftsmen: 'town calendar goods house helpers capital row auction granary ship tokens colours score',
};

test('both games have a book with all figures of their guides, and other games have none', async () => {
  expect(Object.keys(leHavre.figures).sort()).toEqual(FIGURES.leHavre.split(' ').sort());
  expect(Object.keys(craftsmen.figures).sort()).toEqual(FIGURES.craftsmen.split(' ').sort());
  expect(await bookOf('orchard')).toBeNull();
});
