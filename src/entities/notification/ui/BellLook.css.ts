import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

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
});

export const button = style({
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const picture = style({ position: 'relative', display: 'grid', blockSize: '40px' });

export const kind = style({
  position: 'absolute',
  insetBlockEnd: '-4px',
  insetInlineEnd: '-4px',
  display: 'grid',
  placeItems: 'center',
  blockSize: '20px',
  inlineSize: '20px',
  borderRadius: vars.radius.full,
  background: vars.color.surface.hover,
});

globalStyle(`${kind} svg`, { blockSize: '12px', inlineSize: '12px' });

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
