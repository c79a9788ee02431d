import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const picture = style({ color: vars.color.accent.text });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[8]}`,
});

export const term = style({ color: vars.color.text.muted, fontSize: vars.font.size.caption });

export const value = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
