import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

/** Few elements, for long lists. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: '3px',
  minInlineSize: 0,
  lineHeight: vars.font.line.snug,
});

export const withCover = style({ gridTemplateColumns: '40px minmax(0, 1fr)' });

export const cover = style({ gridRow: '1 / 3', alignSelf: 'center' });

export const title = style({
  ...truncated,
  alignSelf: 'end',
  fontWeight: vars.font.weight.medium,
  selectors: { '[data-current="true"] > &': { color: vars.color.accent.text } },
});

export const below = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.font.size.label,
});

export const note = style({
  flexShrink: 0,
  color: vars.color.status.danger.text,
  fontWeight: vars.font.weight.medium,
});

export const artist = style({
  ...truncated,
  justifySelf: 'start',
  maxInlineSize: '100%',
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
});
