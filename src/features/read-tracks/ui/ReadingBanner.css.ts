import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const notice = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[2]})`,
  zIndex: vars.layer.content,
});
