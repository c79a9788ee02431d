import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // The height of the filter, which loads with the tracks.
  minBlockSize: '44px',
});

export const box = style({ flex: '0 1 320px', minInlineSize: 0 });
