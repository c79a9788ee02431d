import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const name = style({
  justifyContent: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  textAlign: 'start',
});

export const password = style({
  display: 'block',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.border.quiet,
  fontSize: vars.font.size.title,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
