import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const benefits = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
});

export const benefit = style({ display: 'flex', gap: vars.space[3] });

export const check = style({ flexShrink: 0, color: vars.color.accent.graphic });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[4],
  textAlign: 'center',
});

export const login = style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
