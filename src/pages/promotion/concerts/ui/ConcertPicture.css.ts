import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const picture = style({
  display: 'grid',
  alignContent: 'center',
  overflow: 'hidden',
  flexShrink: 0,
  inlineSize: '64px',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.ground,
  selectors: { '&[data-wide]': { inlineSize: '100%', aspectRatio: '16 / 9' } },
});

export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
