// The palette: what must not be mixed up differs in hue, by day and by night.
import { expect, test } from 'vitest';
import sheet from '../../src/tokens.css?raw';

const NIGHT = "[data-theme='dark']";

/** The colours of a theme by their names; what night does not change is as by day. */
function colours(isNight: boolean): Record<string, string> {
  const found = (text: string): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
    );
  const [day = '', night = ''] = sheet.split(NIGHT);
  return isNight ? { ...found(day), ...found(night) } : found(day);
}

/** The hue of a colour in degrees, and how strong it is from 0 to 1. */
function hueOf(hex: string): { hue: number; strength: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, strength: 0 };
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (60 * sixth + 360) % 360, strength: range };
}

function apart(one: string, other: string): number {
  const way = Math.abs(hueOf(one).hue - hueOf(other).hue);
  return Math.min(way, 360 - way);
}

test.each([false, true])(
  'what may be done never looks like money, nor like what is chosen (night: %s)',
  (isNight) => {
    const { lit = '', gold = '', chosen = '' } = colours(isNight);

    expect(apart(lit, gold)).toBeGreaterThan(90);
    expect(apart(lit, chosen)).toBeGreaterThan(90);
  },
);

test.each([false, true])('no seat has the colour of a card of Craftsmen (night: %s)', (isNight) => {
  const all = Object.entries(colours(isNight));
  const cards = all.filter(([name]) => name.startsWith('card-'));
  const seats = all.filter(([name]) => /^seat-[a-z]+$/.test(name));
  const alike = seats.flatMap(([seat, face]) =>
    cards
      .filter(([, card]) => hueOf(face).strength > 0.15 && apart(face, card) < 15)
      .map(([card]) => `${seat} and ${card}`),
  );

  expect([cards.length, seats.length]).toEqual([4, 5]);
  expect(alike).toEqual([]);
});
