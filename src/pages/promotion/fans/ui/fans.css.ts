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

/** Two fields that belong together, beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: vars.space[4],
});
