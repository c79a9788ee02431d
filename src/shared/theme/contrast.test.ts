import { describe, expect, it } from 'vitest';
import { darkPalette } from './palette-dark';
import { lightPalette } from './palette-light';
import type { Palette } from './palette';
import { contrast } from './testing/contrast';

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
