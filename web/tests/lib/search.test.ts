import { expect, test } from 'vitest';
import { parseGuide } from '../../src/lib/guide';
import { markdown } from '../../src/lib/markdown';
import RULES from '../../../docs/rules/craftsmen.md?raw';
import { alsoOf, entriesOf, Index, othersOf } from '../../src/lib/search';
import { fold, likeness, sentencesOf } from '../../src/lib/terms';

const GUIDE = parseGuide(`# Gra

Wstęp. [CR-1.1]

## Statki {#crafts}

Gotowy towar ładujesz na statek. Kapitana można przekupić jedną kartą kapitału. [CR-9.34]

## Spichlerz {#granary}

Półprodukty sprzedajesz do spichlerza. [CR-9.21]

## Pytania {#questions}

**Czy mogę przekupić kapitana, gdy jest wolne pole?** Tak, także wtedy. [CR-9.36]
`);
const CLAUSES = markdown(RULES);
const CARDS = [{ id: 'cooperage', name: 'Bednarz', text: 'Z drewna robi beczkę.', clause: 'CR-18.6' }];
const index = new Index(
  entriesOf(GUIDE, CLAUSES, CARDS),
  othersOf([{ id: 'barrel', name: 'beczka' }, { id: 'iron_ore', name: 'ruda' }]),
); // prettier-ignore

test('case and accents do not matter', () => {
  expect(fold('Łódź Straße ÉCU')).toBe('lodz strasse ecu');
  expect(likeness('wedzarnia', 'wedzarni')).toBeGreaterThan(0);
  expect(likeness('zmodernizowac', 'modernizuje')).toBeGreaterThan(0);
  expect(likeness('wins', 'win')).toBeGreaterThan(0);
  expect(likeness('fee', 'free')).toBe(0);
  expect(likeness('statek', 'spichlerz')).toBe(0);
});

test('a register knows other words for what stands there, and questions that a clause answers', () => {
  const also = alsoOf('kupiec: kapitan; gdzie sprzedać: CR-9.21');
  expect(also).toEqual([
    { asked: ['kupiec'], told: ['kapitan'], clause: '' },
    { asked: ['gdzie', 'sprzedac'], told: [], clause: 'CR-9.21' },
  ]);

  const register = new Index(entriesOf(GUIDE, CLAUSES, CARDS), new Map(), also);

  expect(index.find('kupiec')[0]?.entry.target).not.toBe('crafts-1');
  expect(register.find('kupiec')[0]?.entry.clause).toBe('CR-9.36');
  expect(register.find('Gdzie mogę coś sprzedać?')[0]?.entry.target).toBe('granary-1');
});

test('what the register names is found, though none of the words stands there', () => {
  const also = alsoOf('piorun: CR-9.21; pełny magazyn: CR-9.34');
  const register = new Index(entriesOf(GUIDE, CLAUSES, CARDS), new Map(), also);

  expect(register.find('co znaczy piorun')[0]?.entry.target).toBe('granary-1');
  expect(register.find('pełny magazyn')[0]?.entry.clause).toBe('CR-9.34');
  expect(register.find('magazyn')).toEqual([]);
});

test('what is told at length comes before examples, and these before what words mean', () => {
  const guide = parseGuide(`# Gra

Wstęp. [CR-1.1]

## Burmistrz {#notary}

> **Przykład.** Burmistrz licytuje 4, ty 5. [CR-8.20]

Gdy nikt nie przebije, licytuje **burmistrz**. [CR-8.14]

## Słownik {#glossary}

| słowo | znaczenie |
|---|---|
| burmistrz | licytuje na końcu [CR-8.15] |
`);
  const found = new Index(entriesOf(guide, [], []));

  const answers = found.find('ile licytuje burmistrz').map(({ entry }) => entry.clause);
  expect(answers).toEqual(['CR-8.14', 'CR-8.20', 'CR-8.15']);
});

test('a question in whole words is answered by the question of the guide, then by its paragraph', () => {
  const [first, second] = index.find('Czy moge przekupic KAPITANA?');

  expect(first?.entry).toMatchObject({ kind: 'question', target: 'questions-1', clause: 'CR-9.36' });
  expect(first?.sentence).toContain('Tak, także wtedy.');
  expect(second?.sentence).toBe(
    'Gotowy towar ładujesz na statek. Kapitana można przekupić jedną kartą kapitału.',
  );
  expect(second?.entry.title).toBe('Statki');
});

test('the words of the table find cards, and clauses that call a thing otherwise', () => {
  const found = index.find('beczki');

  expect(found[0]?.entry).toMatchObject({ kind: 'card', target: 'card-cooperage' });
  expect(index.find('beczka').some(({ entry }) => entry.kind === 'clause')).toBe(true);
  expect(index.find('ruda').every(({ entry }) => /ore|iron/.test(entry.text))).toBe(true);
});

test('a clause is found by its number, and nonsense by nothing', () => {
  expect(index.find('cr-9.34').map(({ entry }) => entry.target)).toEqual(['clause-CR-9.34']);
  expect(index.find('xyzzy')).toEqual([]);
  expect(index.find('  ')).toEqual([]);
});

test('a text is cut into sentences, not at numbers', () => {
  const long = 'There were 1.5 of it at the table.';
  expect(sentencesOf(`${long} Two! Three`)).toEqual([long, 'Two!', 'Three']);
  expect(sentencesOf('Harvest. Grain comes. More')).toEqual(['Harvest. Grain comes.', 'More']);
  expect(sentencesOf('May I? Yes.')).toEqual(['May I? Yes.']);
});
