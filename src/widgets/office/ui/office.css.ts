import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
});

export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: vars.opacity.disabled } },
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.wide]: { gap: vars.space[10] } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [media.wide]: {
      rowGap: vars.space[10],
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[12],
    },
  },
});

export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const estimate = style({ fontStyle: 'italic' });

export const room = style({ visibility: 'hidden' });
