import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const ring = style({
  display: 'block',
  padding: vars.space[1],
  borderStyle: 'solid',
  borderWidth: '3px',
  borderColor: vars.color.accent.graphic,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="seen"]': {
      borderStyle: 'dashed',
      borderWidth: '2px',
      borderColor: vars.color.border.strong,
      padding: `calc(${vars.space[1]} + 1px)`,
    },
    // Its picture has no width of its own before it loads.
    '&:not([data-over])': { inlineSize: '100%' },
    '&[data-over]': {
      position: 'absolute',
      inset: `calc(-1 * ${vars.space[2]})`,
      zIndex: vars.layer.content,
      padding: 0,
    },
    '&:hover': { transform: 'scale(1.02)' },
  },
});
