import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const rewards = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  fontSize: vars.font.size.small,
});

export const face = style({ flexShrink: 0, inlineSize: '64px' });
