import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
});

export const picture = style({ color: vars.color.accent.text });
