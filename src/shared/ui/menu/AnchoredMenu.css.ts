import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const appear = keyframes({ from: { opacity: 0 } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.menu,
  pointerEvents: 'auto',
  touchAction: 'none',
  '@media': {
    [media.narrow]: {
      background: vars.scrim,
      animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
});

export const anchor = style({ position: 'fixed', pointerEvents: 'none' });

export const heading = style({
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  marginBlockEnd: vars.space[2],
  '@media': { [media.medium]: { display: 'none' } },
});
