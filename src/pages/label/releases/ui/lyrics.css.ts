import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

export const words = style({ minInlineSize: 0 });

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.font.size.small,
});

export const time = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const line = style({ gridColumn: 2, overflowWrap: 'anywhere', minBlockSize: '1lh' });
