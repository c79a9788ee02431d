import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
});

export const rewards = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  fontSize: vars.font.size.small,
});

export const code = style({ fontWeight: vars.font.weight.strong, userSelect: 'all' });
