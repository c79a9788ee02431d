import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const promo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.accent.soft,
});

export const title = style({
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.snug,
  lineHeight: vars.font.line.snug,
});

export const text = style({ fontSize: vars.font.size.small });
