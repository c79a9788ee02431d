import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { border, surface, text } = vars.color;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const chip = style({
  ...touchTarget,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[3],
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.full,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { color: text.primary, background: surface.hover },
    '&[aria-pressed="true"]': {
      borderColor: text.primary,
      background: text.primary,
      color: surface.ground,
      forcedColorAdjust: 'none',
    },
  },
});
