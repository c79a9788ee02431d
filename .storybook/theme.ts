import { create } from 'storybook/theming';
import { brand } from '../src/shared/config/brand';
import { darkPalette } from '../src/shared/theme/palette-dark';

const { accent, border, surface, text } = darkPalette;

/** Storybook's own pages in the product's colours. */
export const storybookTheme = create({
  base: 'dark',
  brandTitle: brand,
  brandImage: './wordmark.svg',
  colorPrimary: accent.solid,
  colorSecondary: accent.graphic,
  appBg: surface.ground,
  appContentBg: surface.raised,
  appPreviewBg: surface.ground,
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
});
