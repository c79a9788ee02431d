import { describe, expect, it } from 'vitest';
import { darkPalette } from './palette-dark';
import { lightPalette } from './palette-light';
import type { Palette } from './palette';

/** Relative luminance of a hex colour, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of tone and softer ground that stand together in badges and notices. */
const toned = ({ status, role, plan }: Palette) =>
  [status, role, plan].flatMap((group) => Object.entries(group));

function textPairs(palette: Palette): [string, string, string][] {
  const { surface, text, accent, liked, status } = palette;
  const inks = {
    'text.primary': text.primary,
    'text.muted': text.muted,
    'accent.text': accent.text,
    liked,
    ...Object.fromEntries(toned(palette).map(([name, { text: ink }]) => [`${name}.text`, ink])),
  };
  return [
    ...Object.entries(surface).flatMap(([ground, colour]) =>
      Object.entries(inks).map(([name, ink]): [string, string, string] => [
        `${name} on surface.${ground}`,
        ink,
        colour,
      ]),
    ),
    ...toned(palette).map(([name, { text: ink, soft }]): [string, string, string] => [
      `${name}.text on its soft ground`,
      ink,
      soft,
    ]),
    ['text.primary on accent.soft', text.primary, accent.soft],
    ['accent.text on accent.soft', accent.text, accent.soft],
    ['accent.onSolid on accent.solid', accent.onSolid, accent.solid],
    ['accent.onSolid on accent.strong', accent.onSolid, accent.strong],
    ['danger.onSolid on danger.solid', status.danger.onSolid, status.danger.solid],
    ...Object.entries(status).map(([name, { soft }]): [string, string, string] => [
      `text.primary on ${name}.soft`,
      text.primary,
      soft,
    ]),
  ];
}

function graphicPairs({ surface, accent, liked, border, focus }: Palette) {
  const inks = {
    'accent.graphic': accent.graphic,
    liked,
    'border.strong': border.strong,
    focus,
  };
  return Object.entries(surface).flatMap(([ground, colour]) =>
    Object.entries(inks).map(([name, ink]): [string, string, string] => [
      `${name} on surface.${ground}`,
      ink,
      colour,
    ]),
  );
}

describe.each([
  ['dark', darkPalette],
  ['light', lightPalette],
] as const)('the %s theme', (_name, palette) => {
  it.each(textPairs(palette))('reads at 4.5:1: %s', (_pair, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs(palette))('is seen at 3:1: %s', (_pair, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
  });
});
