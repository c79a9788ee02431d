import { style, styleVariants } from '@vanilla-extract/css';
import { artPalette, vars } from '@/shared/theme';

export const cover = style({
  display: 'grid',
  placeItems: 'end',
  inlineSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: vars.radius.cover,
});

export const tone = styleVariants(artPalette, ({ ground, shape, light }) => ({
  background: `linear-gradient(150deg, color-mix(in srgb, ${shape} 70%, ${ground}), ${ground} 70%)`,
  color: `color-mix(in srgb, ${light} 55%, ${shape})`,
}));

export const mark = style({
  marginBlockEnd: '-0.16em',
  paddingInlineEnd: '0.08em',
  fontSize: '52cqi',
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
  letterSpacing: vars.font.tracking.tight,
});
