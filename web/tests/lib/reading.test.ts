import { expect, test } from 'vitest';
import { parseGuide } from '../../src/lib/guide';
import { markdown } from '../../src/lib/markdown';
import { clauseBlocks, placeFor } from '../../src/pages/rules/reading.svelte';

const guide = parseGuide('# G\n\nLead. [LH-1.1]\n\n## A {#a}\n\nTold. [LH-4.1-4.2]\n');
const exhibit = {
  id: 'bakehouse',
  ids: ['bakehouse'],
  help: { name: 'Bakehouse', text: '', facts: [], clause: 'LH-15.05' },
  kind: '',
  set: '',
};

test('a clause leads to the paragraph that tells it, to its card, or to itself', () => {
  expect(placeFor('LH-4.2', { guide }, [exhibit])).toEqual({ place: 'a-1', clause: 'LH-4.2' });
  expect(placeFor('LH-15.05', { guide }, [exhibit])).toEqual({ place: 'card-bakehouse', clause: 'LH-15.05' });
  expect(placeFor('LH-22.1', { guide }, [exhibit])).toEqual({ place: 'clause-LH-22.1', clause: 'LH-22.1' });
  expect(placeFor('LH-4.2', { guide: null }, [])).toEqual({ place: 'clause-LH-4.2', clause: 'LH-4.2' });
});

test('a card leads to where it hangs, and anything else to itself', () => {
  const several = { ...exhibit, id: 'mill', ids: ['mill_red_blue', 'mill_green_red'] };

  expect(placeFor('card-mill_green_red', { guide }, [several]).place).toBe('card-mill');
  expect(placeFor('glossary', { guide }, [several])).toEqual({ place: 'glossary', clause: '' });
});

test('a clause takes along the tables that belong to it', () => {
  const blocks = markdown('**LH-1.1** One.\n\n| a |\n|---|\n| b |\n\n**LH-1.2** Two.\n\n## Next');

  expect(clauseBlocks(blocks, 'LH-1.1').map(({ kind }) => kind)).toEqual(['paragraph', 'table']);
  expect(clauseBlocks(blocks, 'LH-1.2')).toHaveLength(1);
  expect(clauseBlocks(blocks, 'LH-9.9')).toEqual([]);
});
