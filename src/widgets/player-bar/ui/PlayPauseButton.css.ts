import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const place = style({ position: 'relative', display: 'inline-grid' });

// Delayed, because most tracks start quickly.
export const waiting = style({
  position: 'absolute',
  inset: '-4px',
  border: `2px solid ${vars.color.accent.graphic}`,
  borderBlockEndColor: 'transparent',
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
  animation: `${turn} 900ms linear infinite, ${appear} ${vars.motion.base} 300ms backwards`,
});
