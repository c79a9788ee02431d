import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': { [media.medium]: { flexDirection: 'row', alignItems: 'flex-end' } },
});

export const cover = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 'clamp(120px, 22vw, 232px)',
  aspectRatio: '1',
  borderRadius: vars.radius.cover,
  background: `linear-gradient(135deg, ${vars.color.accent.solid}, ${vars.color.liked})`,
  color: vars.color.accent.onSolid,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});
