import { style, styleVariants } from '@vanilla-extract/css';
import { artPalette, media, vars } from '@/shared/theme';

export const tile = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.text.onArt,
  '@media': { [media.medium]: { padding: vars.space[4] } },
});

export const tone = styleVariants(artPalette, ({ ground, shape }) => ({
  background: `linear-gradient(150deg, ${shape} -40%, ${ground} 55%)`,
}));

export const title = style({
  position: 'relative',
  zIndex: vars.layer.content,
  display: 'block',
  maxInlineSize: '85%',
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: vars.font.size.title } },
});

export const note = style({
  position: 'relative',
  zIndex: vars.layer.content,
  display: 'block',
  maxInlineSize: '70%',
  marginBlockStart: vars.space[1],
  fontSize: vars.font.size.label,
});

/** A piece of art that leans out of the corner and straightens a little under the pointer. */
export const art = style({
  position: 'absolute',
  insetBlockEnd: '-12%',
  insetInlineEnd: '-8%',
  inlineSize: '44%',
  transform: 'rotate(22deg)',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'rotate(14deg) translateY(-4%)' } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[2],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
      gap: vars.space[4],
    },
  },
});
