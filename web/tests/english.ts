// The catalogues of the page and of the games, for tests of what people read.
import { words } from '../src/lib/words.svelte';

const files = import.meta.glob<string>('../../src/kontor/**/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function speak(language: string): void {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
  words.add(language, own.map(([, text]) => text).join('\n'));
  words.language = language;
}

export const speakEnglish = (): void => speak('en');
