import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';
import { artGround, tinted } from '@/shared/ui/art-ground';

/** The light of the cover falls on the wall behind it. */
const wall = style({
  position: 'relative',
  // What lies behind it stays in it.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  padding: `calc(72px + env(safe-area-inset-top)) ${vars.space[6]} calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
  background: `linear-gradient(${artGround}, ${vars.color.surface.ground} 72%)`,
});

export const fullScreenPlayer = style([tinted, wall]);

export const picture = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
});

/** Everything below and above the cover, as tall as it gets. */
const rest = '440px';

export const cover = style({
  selectors: {
    '&&': { inlineSize: `clamp(120px, 100dvh - ${rest}, 100%)` },
    // Its place is kept, and the canvas is seen in it.
    [`${wall}:has([data-canvas]) &`]: { visibility: 'hidden' },
  },
});

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
});

export const actions = style({ display: 'flex', alignItems: 'center' });

export const title = style({
  ...truncated,
  display: 'block',
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.snug,
  lineHeight: vars.font.line.snug,
});

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
  marginBlockStart: vars.space[1],
});

export const artist = style({ ...truncated, color: vars.color.text.muted });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
