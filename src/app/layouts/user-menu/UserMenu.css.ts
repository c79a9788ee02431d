import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.surface.raised,
  selectors: {
    '&:hover, &[data-state="open"]': { background: vars.color.surface.hover },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});
