import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxInlineSize: '880px',
  marginInline: 'auto',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
});

export const artists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(104px, 28%), 1fr))',
  gap: vars.space[3],
  minBlockSize: '320px',
  alignContent: 'start',
});

export const artist = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  inlineSize: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.text.primary,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.hover },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.surface.selected },
  },
});

/** A sentence in place of the artists. */
export const nobody = style({ gridColumn: '1 / -1' });

export const picture = style({ inlineSize: '100%', maxInlineSize: '112px' });

export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  maxInlineSize: '100%',
  minBlockSize: '2lh',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
});

/** In reach on a phone without scrolling past the artists. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bars-height, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  backgroundColor: vars.color.surface.ground,
});

export const chosen = style({
  flex: '1 1 100%',
  '@media': { [media.medium]: { flexBasis: '8rem' } },
});
