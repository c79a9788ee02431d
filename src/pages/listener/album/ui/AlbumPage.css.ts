import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const imprint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyContent: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  fontSize: vars.font.size.small,
});

/** Term and value use the list's columns. */
export const line = style({ display: 'contents' });

/** Over the songs of a disc. */
export const disc = style({
  display: 'block',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  textAlign: 'start',
});
