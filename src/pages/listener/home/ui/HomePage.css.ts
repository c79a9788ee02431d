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

/** On paper the same light would be a stain. */
const onPaper = { opacity: 0.45 };

/** Light from a window behind the greeting, in the colour of the hour; it ends before any edge. */
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

/** Cards carry an inner margin; this puts their covers in line with the headings. */
export const cards = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});

/**
 * A card that a phone does not show at first is laid out, and its cover asked for, when it comes near. Height: of a card there.
 * What has the focus draws its ring around the card.
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

/** As high as the row of stories, which comes later. */
export const stories = style({ minBlockSize: '172px' });
