import { style } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

export const picture = style({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.ground,
});

export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The art is square: its middle is shown. */
export const drawn = style({ marginBlockStart: '-20%' });

/** Leads out of the product. */
export const outside = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSmall,
  inlineSize: 'fit-content',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'underline',
});

/** Two fields in a row where there is room. */
export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeRow = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const platforms = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const platform = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space[3],
});

export const poster = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '420px',
  blockSize: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
});

/** What somebody else made of a concert, field by field. */
export const changes = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const change = style({ margin: 0, whiteSpace: 'pre-line' });
