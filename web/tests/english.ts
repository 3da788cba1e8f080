// The English catalogues of the page and of the games, for tests of what people read.
import { words } from '../src/lib/words.svelte';

const files = import.meta.glob<string>('../../src/kontor/**/locale/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function speakEnglish(): void {
  words.add('en', Object.values(files).join('\n'));
}
