import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

export const figure = style({
  // As high while the figures load.
  blockSize: '24px',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const value = style({
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
