import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const miniPlayer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[1],
  blockSize: vars.size.miniPlayer,
  paddingInline: vars.space[3],
  background: vars.color.surface.raised,
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  textAlign: 'start',
});

export const thinProgress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '2px',
  appearance: 'none',
  border: 'none',
  background: vars.color.border.quiet,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.color.accent.graphic },
    '&::-moz-progress-bar': { background: vars.color.accent.graphic },
  },
});
