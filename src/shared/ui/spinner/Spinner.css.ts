import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  border: `3px solid ${vars.color.border.quiet}`,
  borderBlockStartColor: vars.color.accent.graphic,
  borderRadius: vars.radius.full,
  animation: `${turn} 0.9s linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '4s' } },
});
