import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const cover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.cover,
  background: `linear-gradient(135deg, ${vars.color.accent.solid}, ${vars.color.liked})`,
  color: vars.color.accent.onSolid,
});
