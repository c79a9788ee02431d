import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const listed = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;

export const rows = style({ ...listed, gap: vars.space[2] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  '@media': {
    [media.medium]: { gridTemplateColumns: '64px minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** What stands beside the name where there is room, and below the picture too where there is not. */
export const rowFigure = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

export const words = style({ minInlineSize: 0 });

export const small = style({
  display: 'block',
  inlineSize: '64px',
  blockSize: '64px',
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
});

/** The figures stand in one column: the table of names is as wide as its longest. */
export const effects = style({
  ...listed,
  gridTemplateColumns: 'fit-content(60%) max-content minmax(0, 1fr)',
  gap: vars.space[2],
});

export const effect = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  containerType: 'inline-size',
});

export const cardHead = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  // A translation's long word breaks before it pushes the page aside.
  overflowWrap: 'anywhere',
  // All five, or three and two: none stands alone.
  '@container': {
    '(min-width: 440px)': { gridTemplateColumns: 'repeat(5, auto)', overflowWrap: 'break-word' },
  },
});

export const audience = style({ display: 'grid', gap: vars.space[2], margin: 0 });

export const fact = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const factName = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

export const factValue = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** What an admin said may be as long as they like. */
export const approval = style({ overflowWrap: 'anywhere' });

export const copy = style({ overflowWrap: 'anywhere' });

export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
