import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** Somebody's picture, name and masked address. */
export const fan = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  // A masked address fits in a line.
  minInlineSize: '200px',
});

export const portrait = style({ flexShrink: 0, inlineSize: '36px' });

export const who = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

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
