import { expect, it } from 'vitest';
import { darkPalette, lightPalette } from '@/shared/theme/index.testing';
import { likedColour } from './liked-colour';

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

it.each([darkPalette, lightPalette])('lies between the inks of the cover', ({ accent, liked }) => {
  const [from, to] = [channels(accent.solid), channels(liked)];
  const middle = from.map((channel, at) => (channel + (to[at] ?? 0)) / 2);
  const far = channels(likedColour).map((channel, at) => channel - (middle[at] ?? 0));
  expect(Math.hypot(...far)).toBeLessThan(45);
});
