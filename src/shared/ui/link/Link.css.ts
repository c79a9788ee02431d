import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const link = style({
  borderRadius: vars.radius.small,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
});

export const tone = styleVariants({
  plain: {
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
  },
  accent: {
    color: vars.color.accent.text,
    textDecorationLine: 'underline',
    selectors: { '&:hover': { color: vars.color.text.primary } },
  },
});
