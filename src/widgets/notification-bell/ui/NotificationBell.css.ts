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

export const mute = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
