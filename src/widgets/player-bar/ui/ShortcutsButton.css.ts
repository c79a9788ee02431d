import { style } from '@vanilla-extract/css';
import { media } from '@/shared/theme';

export const shortcutsButton = style({
  '@media': {
    [`not all and ${media.wide}`]: { display: 'none' },
    [media.touch]: { display: 'none' },
  },
});
