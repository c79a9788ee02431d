import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const back = style({
  alignSelf: 'start',
  // Its words stand in line with the page.
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { print: { display: 'none' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[5],
});

export const name = style({ flex: '1 1 240px', minInlineSize: 0 });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
