import { expect, test } from 'vitest';
import { SCENES, SIZES, fitOf } from '../../../src/games/le_havre/size';

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
