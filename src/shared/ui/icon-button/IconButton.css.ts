import { style, styleVariants } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const iconButton = style({
  ...touchTarget,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  color: vars.color.text.muted,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:not(:disabled, [aria-disabled="true"]):hover': {
      color: vars.color.text.primary,
      background: vars.color.surface.hover,
    },
    '&:active': { transform: 'scale(0.94)' },
    '&:disabled, &[aria-disabled="true"]': {
      opacity: vars.opacity.disabled,
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]': { color: vars.color.accent.text },
    '&[aria-pressed="true"]:not(:disabled, [aria-disabled="true"]):hover': {
      color: vars.color.accent.text,
    },
    '&[data-dot]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '3px',
      insetInlineStart: 'calc(50% - 2px)',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
});

export const size = styleVariants({
  small: { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall },
  medium: { inlineSize: vars.size.control, blockSize: vars.size.control },
  large: { inlineSize: vars.size.controlLarge, blockSize: vars.size.controlLarge },
});
