import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const item = style({
  flexDirection: 'row',
  alignItems: 'start',
  gap: vars.space[4],
});

export const cover = style({ position: 'relative', flexShrink: 0, inlineSize: '64px' });

export const play = style({ position: 'absolute', insetBlockEnd: '4px', insetInlineEnd: '4px' });

export const words = style({ flex: 1, minInlineSize: 0 });

export const feedback = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.border.strong}`,
  whiteSpace: 'pre-line',
});
