import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  overflow: 'hidden',
  background: `color-mix(in srgb, ${vars.scrim} 60%, transparent)`,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});

export const window = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxBlockSize: '85dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  border: `1px solid ${vars.color.border.quiet}`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.medium]: {
      insetInline: `${vars.space[3]} auto`,
      insetBlock: `${vars.space[3]} auto`,
      inlineSize: 'min(352px, calc(100vw - 24px))',
      maxBlockSize: 'min(640px, calc(100dvh - 24px))',
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.overlay,
      animationName: drop,
      animationDuration: vars.motion.base,
    },
  },
});

export const title = style({
  flexShrink: 0,
  minBlockSize: vars.size.control,
  display: 'grid',
  alignItems: 'center',
  paddingInline: `${vars.space[2]} ${vars.space[12]}`,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
});

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
});
