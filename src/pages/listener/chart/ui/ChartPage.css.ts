import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});
