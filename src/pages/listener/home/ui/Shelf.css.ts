import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const inset = vars.space[1];

/** One row at every width, which scrolls; its margins leave room for rings and align its covers. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(9.5rem, 13.5rem)',
  justifyContent: 'start',
  columnGap: vars.space[2],
  marginBlock: `calc(-1 * ${inset})`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: inset,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@media': {
    [media.medium]: {
      gridAutoColumns: `minmax(${vars.size.card}, 13.5rem)`,
      marginInline: `calc(-1 * ${vars.space[3]})`,
    },
  },
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: 'start' });
