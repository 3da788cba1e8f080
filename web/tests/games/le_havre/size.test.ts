import { expect, test } from 'vitest';
import { HARBOURS, SCENES, fitOf, inHand, type Size } from '../../../src/games/le_havre/size';

const SIZES: Size[] = ['L', 'M', 'S', 'XS'];

test('a desk is drawn in its own size, a larger one larger, a smaller one smaller', () => {
  expect(fitOf(1400, 778, 3)).toEqual({ layout: 'desk', unit: 1 });
  expect(fitOf(1920, 958, 3).unit).toBeCloseTo(1.23, 2);
  expect(fitOf(1024, 646, 3)).toEqual({ layout: 'desk', unit: 1024 / 1400 });
});

test('narrower than that the others are behind tabs, and on a phone everything is', () => {
  expect(fitOf(960, 646, 3).layout).toBe('tabs');
  expect(fitOf(390, 700, 3)).toEqual({ layout: 'phone', unit: 1 });
});

test('who plays alone has all the room', () => {
  expect(fitOf(1000, 778, 1)).toEqual({ layout: 'desk', unit: 1000 / 1016 });
});

test('no scene gives a zone more room than the first one', () => {
  const [first] = SCENES;
  const sizes = SCENES.map((scene) => SIZES.indexOf(scene.plots));

  expect(first).toEqual({ town: 'L', own: 'L', plots: 'L', tight: false });
  expect(sizes).toEqual([...sizes].sort());
});

test('a town of few cards may be large beside own cards of any size', () => {
  const own = SCENES.filter(({ town }) => town === 'L').map((scene) => scene.own);

  expect(own).toEqual(['L', 'M', 'S']);
});

test('others lose the shelves for their goods before their cards become small', () => {
  const shelves = HARBOURS.map(({ shelf }) => shelf);

  expect(shelves).toEqual([true, true, false, false, false, false]);
  expect(HARBOURS.at(-1)).toEqual({ size: 'XS', shelf: false });
});

test('in the hand a harbour is large as long as it has few cards', () => {
  expect(inHand(4)).toEqual({ size: 'M', shelf: true });
  expect(inHand(5)).toEqual({ size: 'S', shelf: false });
  expect(inHand(3, true).size).toBe('S');
});
