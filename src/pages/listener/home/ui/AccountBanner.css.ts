import { style } from '@vanilla-extract/css';
import { artPalette, media, vars } from '@/shared/theme';

const { ground, shape, light } = artPalette.berenjena;
const { shape: glow } = artPalette.teja;

/** The same dark poster in both themes. */
export const banner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: vars.space[6],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: ground,
  backgroundImage: `radial-gradient(circle at 88% 128%, ${vars.color.accent.solid} 0 16%, ${glow} 16.4% 27%, transparent 27.4% 33%, ${shape} 33.4% 42%, transparent 42.4%)`,
  color: light,
  '@media': { [media.medium]: { padding: vars.space[10] } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxInlineSize: '46ch',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
