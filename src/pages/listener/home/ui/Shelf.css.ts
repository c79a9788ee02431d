import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const inset = vars.space[1];

/** A container query, because the sidebar can be resized. */
export const room = style({ containerType: 'inline-size', minInlineSize: 0 });

/** So many cards, and a part of the next one. */
const showing = (cards: number) => ({
  gridAutoColumns: `calc((100cqi - ${cards} * ${vars.space[2]}) / ${cards + 0.4})`,
});

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
  '@container': {
    '(min-width: 560px) and (max-width: 759.98px)': showing(3),
    '(min-width: 760px) and (max-width: 979.98px)': showing(4),
    '(min-width: 980px) and (max-width: 1179.98px)': showing(5),
  },
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: 'start' });
