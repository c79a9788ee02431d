import { describe, expect, it } from 'vitest';
import { darkPalette } from '@/shared/theme/palette-dark';
import { lightPalette } from '@/shared/theme/palette-light';
import { groundColours } from './ground-colours';

type Channels = readonly number[];

const ofHex = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const ofCss = (css: string): Channels => (css.match(/\d+/g) ?? []).map(Number);

/** Relative luminance, WCAG 2.2. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Every sixth step of each channel and the corners: 1,000 colours. */
const steps = [0, 28, 57, 85, 113, 142, 170, 198, 227, 255];
const toHex = (channels: Channels) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => toHex([red, green, blue]))),
);

const themes = [
  ['dark', darkPalette],
  ['light', lightPalette],
] as const;

describe.each(themes)('the ground of a header in the %s theme', (theme, palette) => {
  const ink = ofHex(palette.text.primary);
  const page = ofHex(palette.surface.ground);

  it('lets text read at 4.5:1 on every colour and on its way into the page', () => {
    const unreadable = colours.filter((colour) => {
      const ground = ofCss(groundColours(colour)[theme]);
      return [0, 0.25, 0.5, 0.75].some((share) => {
        const mixed = ground.map((channel, at) => channel + ((page[at] ?? 0) - channel) * share);
        return contrast(ink, mixed) < 4.5;
      });
    });
    expect(unreadable).toEqual([]);
  });
});

it('leaves a colour alone that the theme reads on already', () => {
  expect(groundColours('#3b1e4d').dark).toBe('rgb(59 30 77)');
  expect(groundColours('#ffc999').light).toBe('rgb(255 201 153)');
});
