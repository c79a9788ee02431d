import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const link = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.accent.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
  selectors: { '&:hover': { color: vars.color.text.primary } },
});

export const picture = style({
  inlineSize: '96px',
  blockSize: '96px',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  background: vars.color.surface.overlay,
});
