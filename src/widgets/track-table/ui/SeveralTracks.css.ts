import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bars-height, 0px) + ${vars.space[2]})`,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: vars.space[4],
  '@media': { print: { display: 'none' } },
});
