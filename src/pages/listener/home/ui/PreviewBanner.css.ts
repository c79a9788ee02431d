import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const banner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  alignItems: 'flex-start',
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.quiet}`,
  '@media': {
    [media.medium]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: vars.space[5],
    },
  },
});

export const action = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[2],
});

/** In the corner, where the text is above the link. */
export const dismiss = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  '@media': { [media.medium]: { position: 'static' } },
});

export const words = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

export const title = style({
  // Clear of the button in the corner.
  paddingInlineEnd: vars.space[8],
  color: vars.color.text.primary,
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.strong,
});
