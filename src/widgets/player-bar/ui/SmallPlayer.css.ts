import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export const player = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[3],
  minBlockSize: '100dvh',
  padding: vars.space[3],
  background: vars.color.surface.ground,
  color: vars.color.text.primary,
});

/** A window that is made low keeps its buttons. */
export const cover = style({
  justifySelf: 'center',
  inlineSize: 'min(100%, 45vh)',
  '@media': { '(max-height: 240px)': { display: 'none' } },
});

export const words = style({ display: 'grid', rowGap: '2px', minInlineSize: 0 });

export const title = style({
  ...truncated,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.medium,
});

export const artist = style({
  ...truncated,
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
});

export const upcoming = style({ display: 'grid', rowGap: vars.space[1], minInlineSize: 0 });

export const heading = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.medium,
});

export const list = style({ display: 'grid', minInlineSize: 0 });

export const next = style({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: '44px',
  alignContent: 'center',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.surface.raised } },
});

export const nextTitle = style({ ...truncated, fontSize: vars.font.size.small });
