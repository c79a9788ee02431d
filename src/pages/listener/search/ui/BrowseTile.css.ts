import { style, styleVariants } from '@vanilla-extract/css';
import { artPalette, media, vars } from '@/shared/theme';

/** A sidebar and the queue leave less than the window has. */
export const room = style({ containerType: 'inline-size' });

const some = '(min-width: 480px)';
const much = '(min-width: 920px)';

export const tiles = styleVariants({
  small: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    '@container': {
      [some]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] },
      [much]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  },
  large: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    '@container': {
      [some]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [much]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] },
    },
  },
});

export const tile = style({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  minBlockSize: '96px',
  overflow: 'hidden',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.text.onArt,
  '@media': { [media.medium]: { minBlockSize: '116px', padding: vars.space[4] } },
});

export const tone = styleVariants(artPalette, ({ ground, shape }) => ({
  background: `linear-gradient(150deg, color-mix(in srgb, ${shape} 70%, ${ground}), ${ground} 70%)`,
}));

export const words = style({
  position: 'relative',
  zIndex: vars.layer.content,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  textWrap: 'balance',
});

/** The cover fills the tile's height; no text lies on it. */
export const besideCover = style({ maxInlineSize: 'calc(100% - 96px)' });

export const title = style({
  maxInlineSize: '92%',
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** Two lines at most. */
export const note = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.font.size.label,
});

export const waiting = style({
  minBlockSize: '96px',
  borderRadius: vars.radius.medium,
  '@media': { [media.medium]: { minBlockSize: '116px' } },
});

const leaning = {
  position: 'absolute',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
} as const;

/** Tilted in the corner, straightening on hover. */
export const art = styleVariants({
  cover: {
    ...leaning,
    insetBlockEnd: '-18%',
    insetInlineEnd: '-4%',
    inlineSize: '116px',
    transform: 'rotate(16deg)',
    selectors: { [`${tile}:hover &`]: { transform: 'rotate(9deg) translateY(-4%)' } },
  },
  square: {
    ...leaning,
    insetBlockEnd: '-14px',
    insetInlineEnd: '-10px',
    inlineSize: '68px',
    transform: 'rotate(22deg)',
    selectors: { [`${tile}:hover &`]: { transform: 'rotate(12deg) translateY(-6%)' } },
  },
  round: {
    ...leaning,
    insetBlockEnd: '-20px',
    insetInlineEnd: '-16px',
    inlineSize: '80px',
    transform: 'rotate(-18deg)',
    selectors: { [`${tile}:hover &`]: { transform: 'rotate(6deg) scale(1.06)' } },
  },
  mark: {
    ...leaning,
    insetBlockEnd: '-0.14em',
    insetInlineEnd: '0.06em',
    fontSize: '3.75rem',
    fontWeight: vars.font.weight.heavy,
    lineHeight: vars.font.line.tight,
    letterSpacing: vars.font.tracking.tight,
    selectors: { [`${tile}:hover &`]: { transform: 'translateY(-6%)' } },
  },
});

export const markTone = styleVariants(artPalette, ({ shape, light }) => ({
  color: `color-mix(in srgb, ${light} 55%, ${shape})`,
}));
