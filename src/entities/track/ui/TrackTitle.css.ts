import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const cover = style({ inlineSize: '40px', flexShrink: 0 });

export const words = style({ minInlineSize: 0, lineHeight: vars.font.line.snug });

export const title = style({
  ...truncated,
  display: 'block',
  fontWeight: vars.font.weight.medium,
  selectors: { '[data-current="true"] &': { color: vars.color.accent.text } },
});

export const below = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minInlineSize: 0,
  marginBlockStart: '3px',
  fontSize: vars.font.size.label,
});

export const note = style({
  flexShrink: 0,
  color: vars.color.status.danger.text,
  fontWeight: vars.font.weight.medium,
});

export const artist = style({ ...truncated, color: vars.color.text.muted });
