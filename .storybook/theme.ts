import { create } from 'storybook/theming';
import { brand } from '../src/shared/config/brand';
import type { Palette } from '../src/shared/theme/palette';
import { darkPalette } from '../src/shared/theme/palette-dark';
import { lightPalette } from '../src/shared/theme/palette-light';
import { fontFamily } from '../src/shared/theme/typeface';

const toColours = (base: 'dark' | 'light', { accent, border, surface, text }: Palette) =>
  create({
    base,
    brandTitle: brand,
    brandImage: './wordmark.svg',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily,
    colorPrimary: accent.solid,
    colorSecondary: accent.graphic,
    appBg: surface.ground,
    appContentBg: surface.raised,
    appPreviewBg: surface.ground,
    appHoverBg: surface.hover,
    appBorderColor: border.quiet,
    appBorderRadius: 10,
    barBg: surface.ground,
    barTextColor: text.muted,
    barSelectedColor: accent.text,
    barHoverColor: text.primary,
    textColor: text.primary,
    textMutedColor: text.muted,
    inputBg: surface.overlay,
    inputBorder: border.strong,
    inputTextColor: text.primary,
    inputBorderRadius: 8,
    buttonBg: surface.overlay,
    buttonBorder: border.strong,
    booleanBg: surface.overlay,
    booleanSelectedBg: surface.selected,
  });

export const nightTheme = toColours('dark', darkPalette);
export const paperTheme = toColours('light', lightPalette);
