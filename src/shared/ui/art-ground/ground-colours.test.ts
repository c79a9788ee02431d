import { describe, expect, it } from 'vitest';
import { contrast, darkPalette, lightPalette } from '@/shared/theme/index.testing';
import { groundColours } from './ground-colours';

/** Ten steps of each channel: 1,000 colours. */
const steps = [0, 28, 57, 85, 113, 142, 170, 198, 227, 255];
const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const getChannels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const channelsOfCss = (css: string) => (css.match(/\d+/g) ?? []).map(Number);
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => toHex([red, green, blue]))),
);

const themes = [
  ['dark', darkPalette],
  ['light', lightPalette],
] as const;

describe.each(themes)('the ground of a header in the %s theme', (theme, palette) => {
  const page = getChannels(palette.surface.ground);

  // Proves look: Text reads on the ground that art lends
  it('lets text read at 4.5:1 on every colour and on its way into the page', () => {
    const unreadable = colours.filter((colour) => {
      const ground = channelsOfCss(groundColours(colour)[theme]);
      return [0, 0.25, 0.5, 0.75].some((share) => {
        const mixed = ground.map((channel, at) => channel + ((page[at] ?? 0) - channel) * share);
        return contrast(palette.text.primary, toHex(mixed)) < 4.5;
      });
    });
    expect(unreadable).toEqual([]);
  });
});

it('keeps a colour on which the theme’s text is already readable', () => {
  expect(groundColours('#3b1e4d').dark).toBe('rgb(59 30 77)');
  expect(groundColours('#ffc999').light).toBe('rgb(255 201 153)');
});
