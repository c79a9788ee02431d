import { style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

export const spot = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, auto)',
  alignItems: 'center',
  justifyContent: 'start',
  columnGap: vars.space[3],
  minInlineSize: 0,
  '@media': { [media.medium]: { gridTemplateColumns: '56px minmax(0, auto)' } },
  selectors: { '&[data-large]': { display: 'block' } },
});

export const words = style({ display: 'grid', rowGap: '2px', minInlineSize: 0 });

export const title = style({
  ...truncated,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  selectors: {
    [`${spot}[data-large] &`]: {
      fontSize: vars.font.size.headline,
      fontWeight: vars.font.weight.heavy,
      lineHeight: vars.font.line.snug,
    },
  },
});

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const payer = style({
  ...truncated,
  minBlockSize: '24px',
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '3px',
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
});

/** The countdown changes no width. */
export const skip = style({ minInlineSize: 'max-content', fontVariantNumeric: 'tabular-nums' });
