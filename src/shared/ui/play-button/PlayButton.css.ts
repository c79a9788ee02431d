import { style, styleVariants } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { accent } = vars.color;

export const playButton = style({
  ...touchTarget,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: accent.solid,
  color: accent.onSolid,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:not(:disabled):hover': { background: accent.strong, transform: 'scale(1.05)' },
    '&:active': { transform: 'scale(0.96)' },
    '&:disabled': { opacity: vars.opacity.disabled },
  },
});

export const size = styleVariants({
  small: { inlineSize: '36px', blockSize: '36px' },
  medium: { inlineSize: '44px', blockSize: '44px' },
  large: { inlineSize: '56px', blockSize: '56px' },
});

export const icon = style({
  inlineSize: '44%',
  blockSize: '44%',
  fill: 'currentColor',
  selectors: {
    '[data-state="paused"] > &': { transform: 'translateX(6%)' },
  },
});
