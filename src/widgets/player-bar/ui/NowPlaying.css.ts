import { style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

export const nowPlaying = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, auto) auto',
  alignItems: 'center',
  justifyContent: 'start',
  columnGap: vars.space[3],
  minInlineSize: 0,
});

export const words = style({ display: 'grid', rowGap: '2px', minInlineSize: 0 });

export const title = style({
  ...truncated,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const artist = style({
  ...truncated,
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
});

export const actions = style({ display: 'flex', alignItems: 'center' });

export const menu = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.small,
  background: vars.color.surface.overlay,
  color: vars.color.text.muted,
});

export const empty = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
});
