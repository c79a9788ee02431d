import { keyframes, style } from '@vanilla-extract/css';
import { drawnIcon, iconMask, vars } from '@/shared/theme';

const beat = keyframes({ '40%': { transform: 'scale(1.25)' } });

export const heart = style({
  '::before': drawnIcon('heart', vars.size.iconMenu),
  selectors: {
    '&[data-liked="true"]::before': {
      mask: iconMask('heart', 'black'),
      background: vars.color.liked,
    },
    // Rows scrolled into view must not animate.
    '&[data-liked="true"]:is(:hover, :focus-visible)::before': {
      animation: `${beat} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});
