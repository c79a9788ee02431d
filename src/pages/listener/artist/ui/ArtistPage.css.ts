import { style } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

/** The ring around the picture takes no room. */
export const portrait = style({ position: 'relative' });

export const socialLink = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 280px' },
  },
});

export const biography = style({
  maxInlineSize: vars.size.reading,
  fontSize: vars.font.size.lead,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  alignContent: 'start',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: '1fr' } },
});

export const figure = style({
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
});
