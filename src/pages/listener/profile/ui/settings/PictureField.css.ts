import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const portrait = style({ flexShrink: 0, inlineSize: '104px' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flex: '1 1 220px',
  minInlineSize: 0,
});

export const legend = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.label });

export const error = style({
  color: vars.color.status.danger.text,
  fontSize: vars.font.size.label,
});
