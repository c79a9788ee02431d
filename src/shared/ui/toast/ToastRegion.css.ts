import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: vars.space[3],
  // Above the player and the bottom navigation, whose heights the layout tells.
  insetBlockEnd: 'calc(var(--bars-height, 0px) + 16px)',
  display: 'grid',
  justifyItems: 'center',
  rowGap: vars.space[2],
  pointerEvents: 'none',
});

export const queue = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '48px',
  maxInlineSize: '100%',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.overlay,
  boxShadow: '0 12px 32px rgb(10 5 14 / 0.32)',
  color: vars.color.text.primary,
  fontSize: vars.font.size.small,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
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
