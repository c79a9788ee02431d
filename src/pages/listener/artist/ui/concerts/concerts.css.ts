import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const concerts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
