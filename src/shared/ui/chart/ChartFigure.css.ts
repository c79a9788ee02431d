import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const figure = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const asTable = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const drawing = style({ display: 'grid', gap: vars.space[5] });

/** Print shows chart and table. */
export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
