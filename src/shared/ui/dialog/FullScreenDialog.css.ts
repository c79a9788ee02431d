import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8%)' } });

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.screen,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface.ground,
  color: vars.color.text.primary,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
});

globalStyle(`html:has(${screen})`, { overflow: 'hidden' });

export const head = style({
  position: 'absolute',
  zIndex: vars.layer.content,
  insetBlockStart: `calc(${vars.space[3]} + env(safe-area-inset-top))`,
  insetInline: vars.space[4],
  display: 'grid',
  gridTemplateColumns: `${vars.size.touch} minmax(0, 1fr) ${vars.size.touch}`,
  alignItems: 'center',
});

export const title = style({
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});
