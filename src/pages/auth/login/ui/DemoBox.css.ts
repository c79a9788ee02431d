import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  fontSize: vars.font.size.small,
});

export const title = style({ fontWeight: vars.font.weight.strong });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.text.muted,
});

export const value = style({
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
