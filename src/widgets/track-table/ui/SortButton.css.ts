import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export const button = style({
  ...truncated,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: 'inherit',
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
    '&[aria-pressed="true"]': {
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.strong,
    },
    '& + &': { marginInlineStart: vars.space[3] },
  },
});
