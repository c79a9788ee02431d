import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[2],
});

export const list = style({ position: 'relative', contain: 'strict', inlineSize: '100%' });
