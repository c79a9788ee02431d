import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const grid = style({ display: 'grid', minInlineSize: 0 });

export const isFlush = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});

const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

export const of = styleVariants({
  cards: {
    gridTemplateColumns: columns('max(136px, 8.5rem)'),
    columnGap: vars.space[2],
    rowGap: vars.space[4],
    '@media': { [media.medium]: { gridTemplateColumns: columns(vars.size.card) } },
  },
  pictures: {
    gridTemplateColumns: columns('max(136px, 8.5rem)'),
    columnGap: vars.space[4],
    rowGap: vars.space[5],
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(vars.size.card), columnGap: vars.space[5] },
    },
  },
  tiles: {
    gridTemplateColumns: columns('max(160px, 10rem)'),
    gap: vars.space[2],
    '@media': {
      [media.medium]: { gridTemplateColumns: columns('max(272px, 17rem)'), gap: vars.space[3] },
    },
  },
});
