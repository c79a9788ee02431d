import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const tracks = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });

export const track = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

/** In sight below a long record. */
export const player = style({
  position: 'sticky',
  insetBlockEnd: vars.space[4],
  inlineSize: '100%',
});
