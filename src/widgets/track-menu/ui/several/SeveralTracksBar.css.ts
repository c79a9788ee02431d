import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  maxInlineSize: '100%',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
});

export const count = style({
  flexGrow: 1,
  marginInlineEnd: vars.space[2],
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
