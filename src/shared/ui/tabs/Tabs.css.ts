import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  scrollbarWidth: 'none',
});

export const tab = style({
  ...touchTarget,
  flexShrink: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderBlockEnd: '2px solid transparent',
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[data-state="active"]': {
      borderBlockEndColor: vars.color.accent.graphic,
      color: vars.color.text.primary,
    },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.small },
  },
});

export const panel = style({ paddingBlockStart: vars.space[6] });
