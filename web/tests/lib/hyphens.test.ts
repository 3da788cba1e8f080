import { expect, test } from 'vitest';
import { hyphenated } from '../../src/lib/hyphens';

const shown = (text: string, language: string): string =>
  hyphenated(text, language).replaceAll('\u00ad', '-');

test.each([
  ['de', 'Bauhandwerksbetrieb', 'Bau-hand-werks-be-trieb'],
  ['de', 'Arbeitsamt', 'Arbeits-amt'],
  ['de', 'Schlachthof', 'Schlacht-hof'],
  ['de', 'Bekleidungsindustrie', 'Beklei-dungs-indus-trie'],
  ['de', 'Waffenschmiede', 'Waf-fen-schmiede'],
  ['en', 'Smokehouse', 'Smoke-house'],
  ['pl', 'Gospodarstwo', 'Gospo-dar-stwo'],
  ['it', 'Falegnameria', 'Fale-gna-me-ria'],
  ['cs', 'Stavitelství', 'Sta-vi-tel-ství'],
])('in %s %s is divided where people divide it', (language, word, divided) => {
  expect(shown(word, language)).toBe(divided);
});

test('short words, and languages that nobody wrote rules for, stay whole', () => {
  expect(shown('Bank am Markt', 'de')).toBe('Bank am Markt');
  expect(shown('Bauhandwerksbetrieb', 'fr')).toBe('Bauhandwerksbetrieb');
});
