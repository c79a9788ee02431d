import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const slot = style({
  display: 'inline-flex',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
});
