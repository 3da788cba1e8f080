// What is heard: a bell for what ends, wood for what is built, a hammer for what is sold, coins for gains.
import { expect, test } from 'vitest';
import { flights } from '../../src/games/craftsmen/flights';
import { sound as ofCraftsmen } from '../../src/games/craftsmen/sounds';
import { sound as ofLeHavre } from '../../src/games/le_havre/sounds';
import type { Event } from '../../src/lib/pace';
import { TONES } from '../../src/lib/sounds';
import type { Change } from '../../src/lib/wire';
import { line, step } from '../lines';

const change = (path: Change['path'], from: Change['from'] = null, to: Change['to'] = null): Change => ({
  path,
  from,
  to,
});

function event(kind: string, cause: string, ...changed: Change[]): Event {
  const part = { cause, heading: null, changed, outcomes: [], scores: [] };
  return { line: { ...line(0, [step(kind, 'x')]), parts: [part] }, part, view: {}, isOwn: true };
}

test('each kind of event has its sound in Le Havre', () => {
  expect(ofLeHavre(event('turn', 'round'))).toBe('bell');
  expect(ofLeHavre(event('turn', '', change(['seats', 0, 'buildings'])))).toBe('knock');
  expect(ofLeHavre(event('turn', '', change(['seats', 0, 'francs'])))).toBe('coin');
  expect(ofLeHavre(event('turn', '', change(['turn'])))).toBeNull();
});

test('each kind of event has its sound in Craftsmen', () => {
  const sold = change(['seats', 1, 'shown'], [], ['mill_red_blue']);

  expect(ofCraftsmen(event('send', 'year'))).toBe('bell');
  expect(ofCraftsmen(event('bid', '', sold))).toBe('hammer');
  expect(ofCraftsmen(event('send', '', change(['queues', 'bankers', 0])))).toBe('knock');
  expect(ofCraftsmen(event('craft', '', change(['seats', 0, 'score'])))).toBe('coin');
});

test('a hammer falls where a card was sold, and nowhere else', () => {
  const sold = change(['seats', 1, 'shown'], [], ['mill_red_blue']);
  const icons = (kind: string): unknown[] => flights(event(kind, '', sold).line).map((each) => each.icon);

  expect(icons('bid')).toEqual(['cr-gavel', 'cr-house']);
  expect(icons('notary')).toEqual(['cr-house']);
});

test('no sound lasts longer than two seconds', () => {
  for (const tones of Object.values(TONES))
    expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(2);
});
