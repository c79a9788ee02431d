import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const appear = keyframes({ from: { opacity: 0 } });

export const toast = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  // An open window blocks all other clicks.
  pointerEvents: 'auto',
  insetInline: vars.space[3],
  insetBlockEnd: 'calc(var(--bars-height, 0px) + 16px)',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${vars.space[3]})`,
  minBlockSize: vars.size.controlLarge,
  marginInline: 'auto',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.primary,
  fontSize: vars.font.size.small,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[data-place="top"]': {
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[2]} + env(safe-area-inset-top))`,
    },
  },
  '@media': { [media.medium]: { maxInlineSize: '480px' } },
});

export const icon = style({
  flexShrink: 0,
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.status.success.text },
    '[data-tone="danger"] > &': { color: vars.color.status.danger.text },
    '[data-tone="info"] > &': { color: vars.color.accent.text },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });
