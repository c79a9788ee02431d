import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const acts = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[2],
});
