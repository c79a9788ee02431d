import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const link = style({
  borderRadius: vars.radius.small,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
    },
  },
});

export const tone = styleVariants({
  accent: {
    color: vars.color.accent.text,
    selectors: { '&:hover': { color: vars.color.text.primary } },
  },
  plain: { color: vars.color.text.primary },
});

export const icon = style({
  display: 'inline-block',
  flexShrink: 0,
  marginInlineStart: '0.2em',
  verticalAlign: '-0.12em',
});
