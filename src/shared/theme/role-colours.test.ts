import { describe, expect, it } from 'vitest';
import type { Palette } from './palette';
import { darkPalette } from './palette-dark';
import { lightPalette } from './palette-light';

/** Hue in degrees and chroma from 0 to 1 of a hex colour. */
function hueAndChroma(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return { hue: (sector * 60 + 360) % 360, chroma };
}

const isColoured = (chroma: number) => chroma > 0.2;
const looks: Record<string, (hue: number, chroma: number) => boolean> = {
  red: (hue, chroma) => (hue < 20 || hue > 340) && isColoured(chroma),
  green: (hue, chroma) => hue > 80 && hue < 170 && isColoured(chroma),
  purple: (hue, chroma) => hue > 255 && hue < 320 && isColoured(chroma),
  grey: (_hue, chroma) => chroma < 0.15,
};

/** See docs/product/look.md. */
describe.each<[string, Palette]>([
  ['dark', darkPalette],
  ['light', lightPalette],
])('the badge of a role in the %s theme', (_name, { role }) => {
  // Proves look: Colours of the roles
  it.each([
    ['admin', 'red'],
    ['artist', 'green'],
    ['label', 'purple'],
    ['user', 'grey'],
  ] as const)('%s is %s', (name, colour) => {
    const { hue, chroma } = hueAndChroma(role[name].text);
    expect(looks[colour]?.(hue, chroma)).toBe(true);
  });
});
