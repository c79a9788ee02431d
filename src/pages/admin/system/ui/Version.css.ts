import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const link = style({
  borderRadius: vars.radius.small,
  color: vars.color.text.primary,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
  '@media': {
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
    },
  },
});
