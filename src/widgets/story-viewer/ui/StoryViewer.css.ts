import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  boxSizing: 'border-box',
  blockSize: '100dvh',
  minBlockSize: '480px',
  inlineSize: 'min(100%, 560px)',
  marginInline: 'auto',
  paddingBlockStart: `calc(${vars.space[16]} + env(safe-area-inset-top))`,
  paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space[4],
});

export const bars = style({ display: 'flex', gap: vars.space[1] });

export const bar = style({
  flex: '1 1 0',
  overflow: 'hidden',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.border.quiet,
});

export const filled = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent.graphic,
});

export const stage = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '160px',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const media = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** Stands for a picture, so it grows with the stage. */
export const sign = style({
  inlineSize: '30%',
  blockSize: 'auto',
  color: vars.color.accent.graphic,
});

export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  padding: vars.space[6],
  overflowY: 'auto',
  textAlign: 'center',
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** A press on the first third goes back, elsewhere on. */
export const zone = style({
  position: 'absolute',
  insetBlock: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&[data-side="start"]': { insetInlineStart: 0, inlineSize: '33%' },
    '&[data-side="end"]': { insetInlineEnd: 0, inlineSize: '67%' },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.large },
  },
});

export const caption = style({ overflowWrap: 'anywhere', maxBlockSize: '6em', overflowY: 'auto' });

export const track = style({
  ...touchTarget,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});

export const like = style({
  selectors: { '&[aria-pressed="true"]': { color: vars.color.liked } },
});

export const reason = style({
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
});

export const waiting = style({ paddingBlockStart: vars.space[24] });
