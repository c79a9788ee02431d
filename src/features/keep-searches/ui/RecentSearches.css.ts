import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: { '&:focus': { outline: 'none' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
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
  maxInlineSize: '30ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
