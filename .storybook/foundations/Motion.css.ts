import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { color, motion, radius, space } = vars;

export const rail = style({
  containerType: 'inline-size',
  blockSize: '48px',
  borderRadius: radius.full,
  background: color.surface.raised,
  border: `1px solid ${color.border.quiet}`,
  padding: space[1],
});

export const runner = style({
  display: 'block',
  inlineSize: '38px',
  blockSize: '38px',
  borderRadius: radius.full,
  background: color.accent.solid,
  transitionProperty: 'transform',
  transitionTimingFunction: motion.ease,
  selectors: { '[data-there] &': { transform: 'translateX(calc(100cqi - 38px))' } },
});

export const curve = style({
  inlineSize: 'min(100%, 280px)',
  aspectRatio: '1',
  overflow: 'visible',
  fill: 'none',
});
