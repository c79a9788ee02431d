import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const card = style({
  display: 'grid',
  // The buttons of a row of cards align, each as high as the others.
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
  placeItems: 'start',
});

/** Room for the longest comparison, so that no card changes its height. */
export const comparison = style({
  display: 'block',
  minBlockSize: '3lh',
  '@media': { [media.medium]: { minBlockSize: '2lh' } },
});
