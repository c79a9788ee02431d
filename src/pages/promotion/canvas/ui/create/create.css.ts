import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const checking = style({ display: 'grid', gap: vars.space[1] });

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[4],
});

export const cut = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.medium]: { gridTemplateColumns: '180px minmax(0, 1fr)' } },
});

export const loop = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '180px',
});

export const choice = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

export const strip = style({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  blockSize: '64px',
  borderRadius: vars.radius.small,
});

export const picture = style({ flex: '1 1 0', minInlineSize: 0, objectFit: 'cover' });

/** What is not shown. */
export const cutOff = style({
  position: 'absolute',
  insetBlock: 0,
  background: `color-mix(in srgb, ${vars.color.surface.ground} 75%, transparent)`,
});
