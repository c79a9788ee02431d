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

/** Light from a window above the greeting, in the colour of the hour. */
export const light = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `calc(-1 * ${vars.size.topBar})`,
  insetInline: `calc(-1 * ${vars.space[4]})`,
  blockSize: '420px',
  opacity: 0.5,
  pointerEvents: 'none',
  maskImage: 'linear-gradient(black, transparent)',
  '@media': {
    [media.medium]: { insetInline: `calc(-1 * ${vars.space[6]})` },
  },
});

const from = (shape: string) =>
  `radial-gradient(120% 100% at 12% 0%, color-mix(in srgb, ${shape} 55%, transparent), transparent 62%)`;

export const hour = styleVariants({
  morning: { backgroundImage: from(artPalette.oliva.shape) },
  afternoon: { backgroundImage: from(artPalette.teja.shape) },
  night: { backgroundImage: from(artPalette.berenjena.shape) },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

/** Cards carry an inner margin; this puts their covers in line with the headings. */
export const cards = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});
