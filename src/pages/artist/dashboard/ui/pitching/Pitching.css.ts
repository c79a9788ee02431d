import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const column = style({ maxInlineSize: '640px' });

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
