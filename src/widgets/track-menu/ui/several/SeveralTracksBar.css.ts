import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
});

export const count = style({
  ...truncated,
  marginInlineEnd: vars.space[2],
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
