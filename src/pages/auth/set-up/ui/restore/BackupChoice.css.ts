import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const list = style({
  display: 'grid',
  gap: vars.space[3],
});

export const backup = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
});

/** A long name wraps; the button goes below it where both do not fit. */
export const words = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
