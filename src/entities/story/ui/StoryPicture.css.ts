import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
});

export const words = style({
  padding: vars.space[3],
  textAlign: 'center',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const media = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  minBlockSize: 0,
});
