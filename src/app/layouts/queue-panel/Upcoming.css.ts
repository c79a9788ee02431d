import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
});
