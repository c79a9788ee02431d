import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: vars.size.controlLarge,
  minInlineSize: 0,
});

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
  // Room for the ring of a focused search.
  padding: vars.space[1],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&:focus': { outline: 'none' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.full,
});

export const query = style({
  ...touchTarget,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInlineStart: vars.space[3],
  fontSize: vars.font.size.small,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const text = style({
  maxInlineSize: '24ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
