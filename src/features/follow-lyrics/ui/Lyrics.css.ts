import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const loading = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[4],
  padding: vars.space[5],
});

export const state = style({ flex: 1, display: 'grid', alignContent: 'center', overflowY: 'auto' });
