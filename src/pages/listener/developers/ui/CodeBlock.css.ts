import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const block = style({
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  paddingBlockStart: vars.space[2],
});

export const code = style({
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
  fontFamily: 'monospace',
  fontSize: vars.font.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
