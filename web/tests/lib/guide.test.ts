import { expect, test } from 'vitest';
import { citesOf, parseGuide, placeOf, unitsOf, wordsOf } from '../../src/lib/guide';

const TEXT = `# Game

A lead. [LH-1.1]

## Six {#six}

1. **One** thing. [LH-4.1]
2. Another. [LH-3.2]

## Taking {#offer}

### All of it

Take all :lh-fish: fish. [LH-4.1-4.3]

{figure quay}

{cards smokehouse bakehouse}

- an item [LH-4.4]
- another [LH-4.5 LH-5.1]

> **Example.** You take 3. [LH-4.1]

| good | food |
|---|---|
| fish | 1 |

[LH-1.3]

## Words {#glossary}

| term | meaning |
|---|---|
| offer | what lies there [LH-4.1] |
`;

test('a guide is a title, a lead and chapters of blocks', () => {
  const guide = parseGuide(TEXT);

  expect(guide.title).toBe('Game');
  expect(wordsOf(guide.lead.inlines)).toBe('A lead.');
  expect(guide.chapters.map(({ id }) => id)).toEqual(['six', 'offer', 'glossary']);
  expect(guide.chapters[1]?.blocks.map(({ kind }) => kind)).toEqual([
    ...['heading', 'paragraph', 'figure', 'cards', 'list', 'example', 'table'],
  ]);
});

test('what can be led to has an id of its chapter, its words and its clauses', () => {
  const [, offer, glossary] = parseGuide(TEXT).chapters;

  const units = offer ? unitsOf(offer) : [];
  expect(units.map(({ id }) => id)).toEqual(['offer-1', 'offer-2', 'offer-3', 'offer-4', 'offer-5', 'offer-6']);
  expect(wordsOf(units[0]?.inlines ?? [])).toBe('Take all fish.');
  expect(units[0]?.cites[0]?.clauses).toEqual(['LH-4.1', 'LH-4.2', 'LH-4.3']);
  expect(units[4]?.cites[0]?.label).toBe('LH-1.3');
  expect(glossary && unitsOf(glossary).map(({ inlines }) => wordsOf(inlines))).toEqual(['offer: what lies there']);
}); // prettier-ignore

test('a citation keeps the width of its numbers', () => {
  expect(citesOf('LH-16.007-16.009')[0]).toEqual({
    label: 'LH-16.007–009',
    clauses: ['LH-16.007', 'LH-16.008', 'LH-16.009'],
  });
});

test('a clause is found where it is told at length, else where it is mentioned, else nowhere', () => {
  const guide = parseGuide(TEXT);

  expect(placeOf(guide, 'LH-4.1')).toBe('offer-1');
  expect(placeOf(guide, 'LH-3.2')).toBe('six-2');
  expect(placeOf(guide, 'LH-22.1')).toBeNull();
});
