import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.medium,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
    // The scrolling sidebar would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      color: vars.color.text.primary,
      background: vars.color.surface.selected,
    },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const icon = style({ flexShrink: 0 });

globalStyle(`${link}[aria-current="page"] ${icon}`, { color: vars.color.accent.graphic });

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
