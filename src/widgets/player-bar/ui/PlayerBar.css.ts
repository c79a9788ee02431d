import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const restingPlayer = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  blockSize: vars.size.miniPlayer,
  paddingInline: vars.space[3],
  background: vars.color.surface.raised,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      blockSize: vars.size.playerBar,
      paddingInline: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.border.quiet}`,
    },
  },
});
