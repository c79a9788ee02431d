import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.medium]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[2],
      blockSize: '100%',
      padding: vars.space[3],
      minInlineSize: 0,
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space[3],
  color: vars.color.text.primary,
});

export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
