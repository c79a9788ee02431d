import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const layout = styleVariants({
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    alignContent: 'start',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
    gap: vars.space[4],
  },
  lines: { display: 'grid', gap: vars.space[2] },
});

// Names of a row begin at one line, and values at the next, however long they are.
export const fact = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
});

export const name = style({ color: vars.color.text.muted, fontSize: vars.font.size.label });

export const value = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
