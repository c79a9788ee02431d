import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
});

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
});

export const colour = style({
  minBlockSize: vars.size.touch,
  padding: vars.space[1],
  cursor: 'pointer',
});

export const checking = style({ display: 'grid', gap: vars.space[1] });

export const progress = style({ inlineSize: '100%', accentColor: vars.color.accent.solid });

export const preview = style({
  overflow: 'hidden',
  inlineSize: '180px',
  maxInlineSize: '100%',
  aspectRatio: '9 / 16',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border.quiet}`,
});

export const video = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const sound = style({ inlineSize: '100%' });
