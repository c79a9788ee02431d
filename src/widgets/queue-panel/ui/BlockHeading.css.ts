import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

/** CSS pixels. */
export const headingHeight = 40;

export const heading = style({
  ...truncated,
  blockSize: headingHeight,
  lineHeight: `${headingHeight}px`,
  paddingInline: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.strong,
});
