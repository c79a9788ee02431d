import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const parts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(5ch, auto)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  alignItems: 'baseline',
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ overflowWrap: 'anywhere' });

export const value = style({ fontWeight: vars.font.weight.strong });

export const share = style({
  color: vars.color.text.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const track = style({
  gridColumn: '1 / -1',
  blockSize: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surface.overlay,
  printColorAdjust: 'exact',
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent.graphic,
  printColorAdjust: 'exact',
});
