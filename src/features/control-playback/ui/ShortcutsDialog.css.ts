import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const groups = style({
  columnGap: vars.space[6],
  '@media': { [media.medium]: { columnCount: 2 } },
});

export const group = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[5] });

export const list = style({ margin: 0, marginBlockStart: vars.space[2] });

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  fontSize: vars.font.size.small,
  selectors: { '&[data-off]': { color: vars.color.text.muted } },
});

export const off = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
});

export const ways = style({
  flexShrink: 0,
  maxInlineSize: '65%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  margin: 0,
});

export const change = style({
  flexBasis: '100%',
  color: vars.color.text.primary,
  fontSize: vars.font.size.caption,
  textAlign: 'end',
  // Without a text it takes no line.
  selectors: { '&:has(> :empty)': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

export const keys = style({ display: 'inline-flex', gap: vars.space[1], font: 'inherit' });

export const key = style({
  minInlineSize: '28px',
  padding: `2px ${vars.space[2]}`,
  border: `1px solid ${vars.color.border.strong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
