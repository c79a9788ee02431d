import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.overlay,
});

export const actions = style({ display: 'flex', gap: vars.space[2] });
