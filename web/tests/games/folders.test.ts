import { expect, test } from 'vitest';
import { faceOf } from '../../src/games';
import { face as generic } from '../../src/games/generic/face';

const FILES = import.meta.glob<string>(
  ['../../src/**/*.{ts,svelte,css}', '../../index.html', '../../*.config.{js,ts}'],
  { query: '?raw', import: 'default', eager: true },
);
const games = [
  ...new Set(Object.keys(FILES).flatMap((path) => /src\/games\/(\w+)\/face\.ts$/.exec(path)?.[1] ?? [])),
].filter((game) => game !== 'generic');

test('a game is one folder: nothing outside it names it', () => {
  const outside = games.flatMap((game) =>
    Object.entries(FILES)
      .filter(
        ([path, text]) => !path.includes(`/games/${game}/`) && new RegExp(`\\b${game}\\b`, 'i').test(text),
      )
      .map(([path]) => `${path} names ${game}`),
  );

  expect(games).toEqual(['craftsmen', 'le_havre']);
  expect(Object.keys(FILES).length).toBeGreaterThan(80);
  expect(outside).toEqual([]);
});

test('each folder has a face of its own; any other game has the generic one', () => {
  for (const game of games) expect(faceOf(game)).not.toBe(generic);
  expect(faceOf('chess')).toBe(generic);
});

test('no file is longer than 300 lines', () => {
  const long = Object.entries(FILES).filter(
    ([path, text]) => !path.endsWith('/wire.ts') && text.split('\n').length > 301,
  );

  expect(long.map(([path]) => path)).toEqual([]);
});
