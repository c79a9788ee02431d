import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

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
