import { style, type StyleRule } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';
import { artGround, tinted } from '@/shared/ui/art-ground';

/** Applies beside an open queue too. */
const sideBySide = (rule: StyleRule) => ({
  '(orientation: landscape)': { '@container': { '(min-width: 600px)': rule } },
});

export const room = style({ display: 'flex', alignItems: 'start' });

const glow = (place: string) =>
  `radial-gradient(${place}, ${artGround}, ${vars.color.surface.ground})`;

const wall = style({
  position: 'relative',
  isolation: 'isolate',
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  background: `linear-gradient(${artGround}, ${vars.color.surface.ground} 72%)`,
  '@media': {
    // The scrollbar's room has the ground's colour.
    [media.medium]: { background: glow('50% 72% at 50% 36%') },
    [`${media.medium} and (orientation: landscape)`]: {
      background: glow('68% 80% at 32% 26%'),
    },
  },
});

export const fullScreenPlayer = style([tinted, wall]);

const end = `calc(${vars.space[6]} + env(safe-area-inset-bottom))`;

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxInlineSize: '640px',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: `calc(72px + env(safe-area-inset-top)) ${vars.space[6]} ${end}`,
  '@media': sideBySide({
    display: 'grid',
    gridTemplate: '"picture heading" auto "deck deck" auto / auto minmax(0, 1fr)',
    alignContent: 'center',
    columnGap: 'clamp(24px, 4cqi, 64px)',
    rowGap: vars.space[6],
    maxInlineSize: vars.size.content,
    paddingInline: 'clamp(24px, 5cqi, 96px)',
  }),
});

export const picture = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  '@media': sideBySide({ gridArea: 'picture' }),
});

/** Of two lines of a title and all below. */
const rest = { stacked: '468px', beside: '264px' };

export const frame = style({
  inlineSize: `clamp(120px, 100dvh - ${rest.stacked}, 100%)`,
  '@media': {
    [media.medium]: { position: 'relative' },
    ...sideBySide({ inlineSize: `clamp(120px, 100dvh - ${rest.beside}, min(46cqi, 720px))` }),
  },
});

export const lyrics = style({
  justifySelf: 'stretch',
  minInlineSize: 0,
  blockSize: `clamp(200px, 100dvh - ${rest.stacked}, 720px)`,
  '@media': sideBySide({
    inlineSize: 'min(46cqi, 720px)',
    blockSize: `clamp(160px, 100dvh - ${rest.beside}, 720px)`,
  }),
});

export const cover = style({
  '@media': {
    [media.narrow]: { selectors: { [`${wall}:has([data-canvas]) &`]: { visibility: 'hidden' } } },
  },
});

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  '@media': sideBySide({
    gridArea: 'heading',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignSelf: 'end',
    rowGap: vars.space[4],
  }),
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  '@media': sideBySide({ marginInlineStart: `calc(-1 * ${vars.space[2]})` }),
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.snug,
  lineHeight: vars.font.line.snug,
  '@media': sideBySide({
    WebkitLineClamp: 4,
    textWrap: 'balance',
    fontSize: vars.font.size.display,
    letterSpacing: vars.font.tracking.tight,
    paddingBlockEnd: vars.space[1],
  }),
});

export const byline = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
  marginBlockStart: vars.space[1],
});

export const artist = style({
  ...truncated,
  color: vars.color.text.muted,
  '@media': sideBySide({ fontSize: vars.font.size.title }),
});

export const deck = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': sideBySide({
    gridArea: 'deck',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px) minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  }),
});

export const progress = style({ gridColumn: '1 / -1' });

export const controls = style({ gridArea: '2 / 2' });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  '@media': sideBySide({ gridArea: '2 / 3', justifyContent: 'end', columnGap: vars.space[2] }),
});

export const hint = style({ gridArea: '2 / 1', selectors: { '&:empty': { display: 'none' } } });
