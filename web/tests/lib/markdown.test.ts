import { expect, test } from 'vitest';
import { markdown } from '../../src/lib/markdown';

test('a heading gets an id to jump to, and what follows it at once is a block of its own', () => {
  expect(markdown('## 4. Ships, and more\nA text.')).toEqual([
    { kind: 'heading', level: 2, text: '4. Ships, and more', id: '4-ships-and-more' },
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'A text.' }], id: undefined, card: undefined },
  ]);
});

test('a clause is found by its number, and by its card where it is about one', () => {
  const [plain, card] = markdown('**CR-4.1** Take one.\n\n**LH-15.05** **Bakehouse** (`bakehouse`) Bread.');

  expect(plain).toMatchObject({ kind: 'paragraph', id: 'CR-4.1' });
  expect(card).toMatchObject({ id: 'LH-15.05', card: 'bakehouse' });
});

test('strong, emphasis, code, links and clauses in the text are parts of their own', () => {
  const [block] = markdown('**a** *b* `c` [d](#e) [f](https://else.where) see LH-7.3a');

  expect(block?.kind === 'paragraph' && block.parts.filter((part) => part.text.trim())).toEqual([
    { kind: 'strong', text: 'a' },
    { kind: 'em', text: 'b' },
    { kind: 'code', text: 'c' },
    { kind: 'jump', text: 'd', to: 'e' },
    { kind: 'text', text: 'f' },
    { kind: 'text', text: ' see ' },
    { kind: 'jump', text: 'LH-7.3a', to: 'LH-7.3a' },
  ]);
});

test('an item of a list goes on in the next line', () => {
  const [block] = markdown('- one\n  more\n- two');

  expect(block).toEqual({
    kind: 'list',
    items: [[{ kind: 'text', text: 'one more' }], [{ kind: 'text', text: 'two' }]],
  });
});

test('a table has a head and rows, without the line between them', () => {
  const [block] = markdown('| good | food |\n|---|---|\n| fish | 1 |\n| meat | 3 |');
  const text = (cells: { text: string }[][]): string[] => cells.map((cell) => cell[0]?.text ?? '');

  expect(block?.kind).toBe('table');
  if (block?.kind !== 'table') return;
  expect(text(block.head)).toEqual(['good', 'food']);
  expect(block.rows.map(text)).toEqual([
    ['fish', '1'],
    ['meat', '3'],
  ]);
});
