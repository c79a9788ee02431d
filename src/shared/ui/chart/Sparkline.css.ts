import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const sparkline = style({
  display: 'block',
  inlineSize: '72px',
  blockSize: '24px',
  overflow: 'visible',
  color: vars.color.accent.graphic,
});
