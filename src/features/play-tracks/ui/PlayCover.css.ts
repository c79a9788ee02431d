import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const cover = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  aspectRatio: '1',
  borderRadius: vars.radius.small,
  // Fingers need a larger target than the cover.
  '::after': { content: '', position: 'absolute', inset: '-2px' },
});

export const size = styleVariants({ 40: '40px', 64: '64px' }, (inlineSize) => [
  cover,
  { inlineSize },
]);

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${vars.scrim} 70%, transparent)`,
  color: vars.color.text.onArt,
  opacity: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`:is(${cover}:hover, ${cover}:focus-visible, ${cover}[data-playing], tr:hover ${cover}) &`]: {
      opacity: 1,
    },
  },
  '@media': { [media.touch]: { opacity: 1 } },
});
