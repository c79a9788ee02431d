import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

export const hero = style({
  display: 'grid',
  gap: space[10],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'end',
      paddingBlock: `${space[16]} ${space[24]}`,
    },
  },
});

export const words = style({ display: 'grid', gap: space[6], justifyItems: 'start' });

export const windows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
});

/** The window of the logo: an arch with something lit in it. */
export const arch = style({
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  borderRadius: `${radius.full} ${radius.full} ${radius.large} ${radius.large}`,
  selectors: {
    '&:nth-child(1)': { aspectRatio: '3 / 5' },
    '&:nth-child(2)': { aspectRatio: '3 / 7' },
    '&:nth-child(3)': { aspectRatio: '3 / 4' },
  },
});

export const principles = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const principle = style({
  display: 'grid',
  gridTemplateRows: '192px 1fr',
  borderRadius: radius.large,
  border: `1px solid ${color.border.quiet}`,
  background: color.surface.raised,
  overflow: 'hidden',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[5],
  borderBlockEnd: `1px solid ${color.border.quiet}`,
});

export const saying = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[5],
});

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: '320px',
});

export const cover = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: radius.cover });

export const poster = style({
  fontSize: font.size.display,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.tight,
  lineHeight: '0.92',
  textAlign: 'center',
});

export const nights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  inlineSize: '100%',
});

export const theme = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.surface.ground,
  color: color.text.primary,
  border: `1px solid ${color.border.quiet}`,
});

export const line = style({
  blockSize: '10px',
  borderRadius: radius.full,
  background: color.text.muted,
  selectors: {
    '&:nth-child(1)': { inlineSize: '80%', background: color.text.primary },
    '&:nth-child(2)': { inlineSize: '55%' },
    '&:nth-child(3)': {
      inlineSize: '36px',
      blockSize: '20px',
      marginBlockStart: space[2],
      background: color.accent.solid,
    },
  },
});

export const rows = style({ display: 'grid', gap: space[3] });
export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.border.quiet}`,
  '@media': { [media.medium]: { gridTemplateColumns: '160px minmax(0, 1fr)', gap: space[4] } },
});
