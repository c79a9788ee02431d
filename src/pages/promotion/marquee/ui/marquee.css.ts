import { style, styleVariants } from '@vanilla-extract/css';
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

/** Beside the name where there is room, else below the picture. */
export const rowFigure = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

export const words = style({ minInlineSize: 0 });

const smallPicture = style({
  display: 'block',
  aspectRatio: '1',
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});

export const small = styleVariants({ 40: '40px', 64: '64px' }, (inlineSize) => [
  smallPicture,
  { inlineSize },
]);

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
});

/** Figures align in a column: the table of names is as wide as its longest. */
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

/** An admin's message may be long. */
export const approval = style({ overflowWrap: 'anywhere' });

export const copy = style({ overflowWrap: 'anywhere' });
