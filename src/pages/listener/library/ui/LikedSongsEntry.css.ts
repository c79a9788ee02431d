import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.cover,
  background: `linear-gradient(135deg, ${vars.color.accent.solid}, ${vars.color.liked})`,
  color: vars.color.accent.onSolid,
});

export const icon = style({ inlineSize: '40%', blockSize: '40%' });
