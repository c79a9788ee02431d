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

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rewards = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  fontSize: vars.font.size.small,
});

/** How many of the places are taken. */
export const progress = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '6px',
  border: 'none',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  background: vars.color.surface.raised,
  accentColor: vars.color.accent.solid,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.surface.raised },
    '&::-webkit-progress-value': { background: vars.color.accent.solid },
    '&::-moz-progress-bar': { background: vars.color.accent.solid },
  },
});

/** Two fields that belong together, beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: vars.space[4],
});
