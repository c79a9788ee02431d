import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const colour = style({
  minBlockSize: vars.size.touch,
  padding: vars.space[1],
  cursor: 'pointer',
});

export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  boxSizing: 'border-box',
  overflow: 'hidden',
  aspectRatio: '9 / 16',
  blockSize: 'min(480px, 60dvh)',
  minBlockSize: '360px',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
});

export const bar = style({
  flexShrink: 0,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${vars.color.accent.graphic} 33%, ${vars.color.border.quiet} 33%)`,
});

export const stage = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

export const video = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const sound = style({ flexShrink: 0, inlineSize: '100%' });

export const caption = style({ maxBlockSize: '6em', overflowY: 'auto', overflowWrap: 'anywhere' });
