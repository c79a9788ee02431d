import { style, styleVariants } from '@vanilla-extract/css';
import { artPalette, media, vars } from '@/shared/theme';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[10],
  minInlineSize: 0,
});

export const opening = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingBlockStart: vars.space[2],
});

/** Full strength would stain paper. */
const onPaper = { opacity: 0.45 };

/** Light behind the greeting in the colour of the hour; it fades before any edge. */
export const light = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineStart: `calc(-1 * ${vars.space[4]})`,
  inlineSize: 'min(920px, 100% + 32px)',
  blockSize: '300px',
  pointerEvents: 'none',
  selectors: { '[data-theme="light"] &': onPaper },
  '@media': {
    [media.medium]: { insetInlineStart: `calc(-1 * ${vars.space[6]})` },
    [media.light]: { selectors: { ':root:not([data-theme]) &': onPaper } },
  },
});

const glow = (ink: string) =>
  `radial-gradient(closest-side, color-mix(in srgb, ${ink} 30%, transparent), transparent)`;

export const hour = styleVariants({
  morning: { backgroundImage: glow(vars.color.accent.solid) },
  afternoon: { backgroundImage: glow(artPalette.teja.shape) },
  night: { backgroundImage: glow(artPalette.berenjena.shape) },
});

/** Cards have an inner margin; this aligns their covers with the headings. */
export const cards = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});

/**
 * Defers layout and cover of cards outside a phone's first view. The height is that of a card; a
 * focused card draws its ring outside.
 */
export const later = style({
  '@supports': {
    '(overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 272px',
      overflowClipMargin: vars.space[1],
    },
  },
});

/** The height of the row of stories, which loads later. */
export const stories = style({ minBlockSize: '172px' });
