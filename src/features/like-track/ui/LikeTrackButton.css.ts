import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const beat = keyframes({ '40%': { transform: 'scale(1.25)' } });

export const heart = style({
  selectors: {
    '&[data-liked="true"]': {
      color: vars.color.liked,
      fill: 'currentColor',
      animation: `${beat} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});
