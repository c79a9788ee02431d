import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const call = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const isLarge = style({ flexWrap: 'wrap', columnGap: vars.space[3] });

export const method = style({
  flexShrink: 0,
  inlineSize: '4.2em',
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.tracking.wide,
  selectors: { [`${isLarge} &`]: { inlineSize: 'auto' } },
});

export const path = style({
  minInlineSize: 0,
  fontFamily: 'monospace',
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  selectors: {
    [`${isLarge} &`]: { fontSize: vars.font.size.title, letterSpacing: vars.font.tracking.normal },
  },
});
