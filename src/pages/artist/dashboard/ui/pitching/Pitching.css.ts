import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const column = style({ maxInlineSize: '640px' });

/** Questions that belong together. */
export const group = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 'none',
});

export const groupName = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const pitches = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pitch = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
