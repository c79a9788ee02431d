import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const picture = style({
  display: 'block',
  marginBlockEnd: vars.space[1],
  inlineSize: '96px',
  blockSize: '96px',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  background: vars.color.surface.overlay,
});
