import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** The heading, where tracks above it would begin a playlist. */
export const over = style({
  borderRadius: vars.radius.medium,
  background: vars.color.surface.selected,
  outline: `2px solid ${vars.color.accent.solid}`,
  outlineOffset: '-2px',
});
