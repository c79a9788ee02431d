import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '44px',
});

export const box = style({
  flex: '1 1 130px',
  minInlineSize: 0,
  '@media': { [media.medium]: { flex: '0 1 320px' } },
});

/** Wider tables are sorted by their columns. */
export const order = style({
  flex: '1 1 130px',
  minInlineSize: 0,
  '@media': { [media.medium]: { display: 'none' } },
});
