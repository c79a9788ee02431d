import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  color: vars.color.text.muted,
});
