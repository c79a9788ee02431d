import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const bell = style({ position: 'relative', display: 'inline-flex' });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-2px',
  minInlineSize: '18px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  forcedColorAdjust: 'none',
  color: vars.color.accent.onSolid,
  // Larger digits would cover the bell; its name has the number too.
  fontSize: `min(${vars.font.size.caption}, 14px)`,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr auto',
  alignItems: 'start',
  gap: vars.space[3],
  inlineSize: '100%',
  paddingBlock: vars.space[3],
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

/** Replaces an artist's picture. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '40px',
  borderRadius: vars.radius.full,
  background: vars.color.surface.hover,
});

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const unread = style({ fontWeight: vars.font.weight.strong });

export const dot = style({
  inlineSize: '10px',
  blockSize: '10px',
  marginBlockStart: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  forcedColorAdjust: 'none',
});

export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  paddingInlineStart: `calc(40px + ${vars.space[3]})`,
});

export const message = style({ whiteSpace: 'pre-line' });

export const mute = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
