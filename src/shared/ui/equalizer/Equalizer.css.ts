import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const dance = keyframes({
  '0%, 100%': { transform: 'scaleY(0.35)' },
  '30%': { transform: 'scaleY(1)' },
  '60%': { transform: 'scaleY(0.55)' },
});

export const equalizer = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: '2px',
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  color: vars.color.accent.graphic,
});

export const bar = style({
  flex: 1,
  blockSize: '100%',
  borderRadius: '1px',
  background: 'currentColor',
  transformOrigin: 'bottom',
  transform: 'scaleY(0.4)',
  selectors: {
    '&:nth-child(2)': { animationDelay: '-0.45s', transform: 'scaleY(0.9)' },
    '&:nth-child(3)': { animationDelay: '-0.8s', transform: 'scaleY(0.6)' },
    '[data-state="playing"] > &': {
      animationName: dance,
      animationDuration: '1.1s',
      animationTimingFunction: 'ease-in-out',
      animationIterationCount: 'infinite',
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '[data-state="playing"] > &': { animationName: 'none' } },
    },
  },
});
