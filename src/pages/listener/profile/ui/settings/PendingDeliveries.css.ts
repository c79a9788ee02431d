import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const words = style({ flex: '1 1 24ch', minInlineSize: 0, overflowWrap: 'anywhere' });
