import { beforeAll, expect, test } from 'vitest';
import { t } from '../../src/lib/words.svelte';
import { speakEnglish } from '../english';

beforeAll(speakEnglish);

test('a name takes the article, unless it has a number', () => {
  expect(t('lh-use', { card: 'Smokehouse' })).toBe('Use the Smokehouse');
  expect(t('lh-use', { card: 'Building Firm 1' })).toBe('Use Building Firm 1');
});
