import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const banner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  alignItems: 'flex-start',
  marginInline: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.quiet}`,
  '@media': {
    [media.medium]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginInline: vars.space[6],
      paddingInline: vars.space[5],
    },
  },
});

export const action = style({ flexShrink: 0 });

export const words = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

export const title = style({
  color: vars.color.text.primary,
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.strong,
});
