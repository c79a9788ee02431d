import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, radius, space } = vars;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  '@media': {
    [media.medium]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: space[4] },
  },
});

export const bar = style({
  blockSize: '16px',
  background: color.accent.graphic,
});

export const gallery = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
});

export const figure = style({ display: 'grid', gap: space[3], alignContent: 'start' });

export const block = style({
  blockSize: '112px',
  background: color.surface.overlay,
  border: `1px solid ${color.border.strong}`,
});

export const nested = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '112px',
  borderRadius: radius.medium,
  background: color.surface.raised,
});

export const focused = style({ outline: `2px solid ${color.focus}`, outlineOffset: '2px' });

/** Sheets that lie upon each other, each a little further down and to the side. */
export const sheets = style({ display: 'grid', paddingBlockEnd: space[4] });

export const sheet = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: 'min(320px, 64%)',
  blockSize: '88px',
  padding: space[3],
  marginBlockStart: `calc(-1 * ${space[8]})`,
  borderRadius: radius.medium,
  border: `1px solid ${color.border.strong}`,
  background: color.surface.raised,
  position: 'relative',
  selectors: {
    '&:first-child': { marginBlockStart: 0 },
    '&:nth-child(even)': { background: color.surface.overlay },
  },
});

export const window = style({
  display: 'grid',
  placeItems: 'center',
  gap: space[1],
  blockSize: '120px',
  paddingInline: space[2],
  borderRadius: radius.medium,
  border: `1px solid ${color.border.strong}`,
  background: color.surface.raised,
});

export const windows = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: '390fr 768fr 1440fr' } },
});
