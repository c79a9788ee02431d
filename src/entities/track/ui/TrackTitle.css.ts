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

export const artist = style({
  ...truncated,
  display: 'block',
  marginBlockStart: '3px',
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
});
