import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const change = style({ display: 'inline-flex', alignItems: 'start', gap: vars.space[1] });

export const icon = style({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: '1lh',
});
