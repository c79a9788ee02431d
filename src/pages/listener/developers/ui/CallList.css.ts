import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const filters = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 420px) minmax(0, 240px)',
      gap: vars.space[6],
    },
  },
});

export const tag = style({ overflowWrap: 'anywhere' });

export const list = style({ display: 'grid', gap: vars.space[1], listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  textDecoration: 'none',
  ':hover': { background: vars.color.surface.hover },
});

export const summary = style({ flexBasis: '100%' });
