import { style } from '@vanilla-extract/css';
import { artPalette, media, vars } from '@/shared/theme';

const { border, surface, text } = vars.color;
const { ground, shape, light } = artPalette.berenjena;
const { shape: glow } = artPalette.teja;

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  '@media': {
    [media.medium]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[8] },
  },
});

export const portrait = style({ flexShrink: 0, inlineSize: 'clamp(112px, 18vw, 184px)' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const name = style({
  overflowWrap: 'anywhere',
  fontSize: 'clamp(2rem, 1.2rem + 3.4vw, 4rem)',
  lineHeight: 1.02,
});

export const bio = style({
  maxInlineSize: vars.size.reading,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  padding: vars.space[5],
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.large,
  background: surface.raised,
  '@media': { [media.medium]: { padding: vars.space[6] } },
});

export const fact = style({
  display: 'grid',
  // A wrapped address must not move its neighbours.
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const factName = style({ color: text.muted, fontSize: vars.font.size.label });

export const factValue = style({
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

/** The same dark poster in both themes. */
export const upsell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: vars.space[6],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: ground,
  backgroundImage: `radial-gradient(circle at 92% 130%, ${vars.color.accent.solid} 0 18%, ${glow} 18.4% 30%, transparent 30.4% 36%, ${shape} 36.4% 44%, transparent 44.4%)`,
  color: light,
  '@media': { [media.medium]: { padding: vars.space[8] } },
});

export const upsellWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxInlineSize: '44ch',
});
