import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.accent.text,
  fontSize: vars.font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
