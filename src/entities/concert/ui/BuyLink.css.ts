import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const buy = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  fontWeight: vars.font.weight.medium,
});
