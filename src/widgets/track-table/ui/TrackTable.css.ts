import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

/** A container query, because the sidebar can be resized. */
export const fitsAlbum = '(min-width: 560px)';
const fitsDate = '(min-width: 860px)';

export const table = style({ display: 'block', containerType: 'inline-size', minInlineSize: 0 });

export const rows = style({ display: 'block' });

const headHeight = '36px';

const covering = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Below the bars that stay on top; clear over a header's light until the page scrolls. */
export const headGroup = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 'var(--head-height, 0px)',
  zIndex: vars.layer.content,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: vars.color.surface.ground,
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '::before': {
        opacity: 0,
        animation: `${covering} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: `0 ${vars.space[24]}`,
      },
    },
  },
  '@media': { print: { position: 'static' } },
});

const narrow = '28px minmax(0, 1fr) 44px 40px';
const wide = '48px minmax(0, 5fr) 44px 64px';
const withAlbum = '48px minmax(0, 5fr) minmax(0, 4fr) 44px 64px';
const withDate = '48px minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) 44px 64px';
const withTime = '48px minmax(0, 5fr) minmax(0, 4fr) 56px 44px 64px';
const withPlays = '48px minmax(0, 5fr) minmax(0, 2fr) 44px 64px';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '44px',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: vars.size.row,
  paddingInline: 0,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@container': { [fitsAlbum]: { columnGap: vars.space[4], paddingInline: vars.space[2] } },
});

export const longRows = style({
  // What others change keeps its place by `keepRowsInPlace`.
  overflowAnchor: 'none',
  display: 'block',
  position: 'relative',
  // Rows flow in print, so that page breaks cut none.
  '@media': { print: { blockSize: 'auto !important' } },
  selectors: {
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(var(--drop-at) - 1px)',
      blockSize: '2px',
      borderRadius: vars.radius.full,
      background: vars.color.accent.graphic,
      pointerEvents: 'none',
    },
  },
});
export const placed = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  contain: 'layout style',
  '@media': { print: { position: 'static', transform: 'none !important', contain: 'none' } },
  // A reused row must not fade from another track's colour.
  transition: 'none',
});

export const unread = style({ '@media': { print: { display: 'none' } } });

/** Cells inherit `vertical-align`, so moving a row would restyle them all. */
globalStyle(`${placed} > td`, { verticalAlign: 'baseline' });

export const layout = styleVariants({
  plain: {
    gridTemplateColumns: narrow,
    '@container': { [fitsAlbum]: { gridTemplateColumns: wide } },
  },
  album: {
    gridTemplateColumns: narrow,
    '@container': { [fitsAlbum]: { gridTemplateColumns: withAlbum } },
  },
  played: {
    gridTemplateColumns: narrow,
    '@container': { [fitsAlbum]: { gridTemplateColumns: withPlays } },
  },
  timed: {
    gridTemplateColumns: narrow,
    '@container': { [fitsAlbum]: { gridTemplateColumns: withTime } },
  },
  dated: {
    gridTemplateColumns: narrow,
    '@container': {
      [fitsAlbum]: { gridTemplateColumns: withAlbum },
      [fitsDate]: { gridTemplateColumns: withDate },
    },
  },
});

export const bodyRow = style({
  '@media': { [media.touch]: { minBlockSize: 'max(60px, 3.75rem)' } },
});

export const trackRow = style({
  selectors: {
    '&:hover, &:focus-within': { background: vars.color.surface.raised },
    '&[data-current="true"], &[data-menu="open"]': { background: vars.color.surface.raised },
    '&[aria-selected="true"]': {
      background: vars.color.accent.soft,
      boxShadow: `inset 3px 0 ${vars.color.accent.graphic}`,
    },
    '&[data-unavailable="true"]': { color: vars.color.text.muted },
  },
  '@media': {
    // A long press opens our menu instead of the system's.
    [media.touch]: { WebkitTouchCallout: 'none', userSelect: 'none' },
  },
});

export const head = style({
  minBlockSize: headHeight,
  marginBlockEnd: vars.space[2],
  borderRadius: 0,
  boxShadow: `inset 0 -1px ${vars.color.border.quiet}`,
  color: vars.color.text.muted,
  '@container': {
    '(max-width: 559.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      minBlockSize: 0,
      margin: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** In place of the buttons, which narrow tables do not have. */
export const plainName = style({ '@container': { [fitsAlbum]: { display: 'none' } } });

globalStyle(`${head} > th`, { minInlineSize: 0, fontSize: vars.font.size.label });

globalStyle(`${bodyRow} :is(a, button, [data-stop])`, { scrollMarginBlockStart: headHeight });

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const titleCell = style({ minInlineSize: 0, borderRadius: vars.radius.small });

export const album = style({
  ...truncated,
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  '@container': { [fitsAlbum]: { display: 'block' } },
});

export const albumLink = style({ ...truncated, display: 'block' });

export const date = style({
  ...truncated,
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  '@container': { [fitsDate]: { display: 'block' } },
});

export const time = style({
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [fitsAlbum]: { display: 'block' } },
});

/** Beside the artist, where a column would cut titles. */
export const narrowTime = style({
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [fitsAlbum]: { display: 'none' } },
});

export const plays = style({
  display: 'none',
  justifySelf: 'end',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [fitsAlbum]: { display: 'block' } },
});

export const narrowPlays = style({
  ...truncated,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [fitsAlbum]: { display: 'none' } },
});

export const actions = style({ display: 'flex', justifyContent: 'center', alignItems: 'center' });

export const duration = style({
  '@container': {
    '(max-width: 419.98px)': { selectors: { '[data-menu] > &': { display: 'none' } } },
  },
  justifySelf: 'end',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const menu = style({ display: 'flex', justifyContent: 'center' });
