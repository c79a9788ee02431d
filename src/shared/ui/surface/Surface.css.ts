import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const surface = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.quiet}`,
  overflowWrap: 'anywhere',
});

export const kind = styleVariants({
  raised: {
    padding: vars.space[4],
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
    '@media': { [media.medium]: { padding: vars.space[5] } },
  },
  outlined: { padding: vars.space[4], borderRadius: vars.radius.medium },
});
