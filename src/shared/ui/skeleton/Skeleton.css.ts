import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  background: `color-mix(in srgb, ${vars.color.text.primary} 10%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const shape = styleVariants({
  text: {
    blockSize: '0.72em',
    marginBlock: 'calc((1lh - 0.72em) / 2)',
    borderRadius: vars.radius.small,
  },
  block: { borderRadius: vars.radius.medium },
  cover: { aspectRatio: '1', inlineSize: '100%', borderRadius: vars.radius.cover },
  round: { aspectRatio: '1', inlineSize: '100%', borderRadius: vars.radius.full },
});
