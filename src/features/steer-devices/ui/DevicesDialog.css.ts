import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const list = style({ display: 'grid', rowGap: vars.space[3] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  minBlockSize: vars.size.touch,
});

export const words = style({ flex: 1, minInlineSize: '10rem' });

export const remote = style({
  display: 'grid',
  rowGap: vars.space[2],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
});

export const buttons = style({
  display: 'flex',
  justifyContent: 'center',
  columnGap: vars.space[3],
});
