import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
  },
});

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: '56px',
  background: `linear-gradient(135deg, ${vars.color.accent.solid}, ${vars.color.liked})`,
  color: vars.color.accent.onSolid,
});

/** The height of a tile. */
export const waiting = style({
  blockSize: '56px',
  '@media': { [media.medium]: { blockSize: '68px' } },
});
