import { style } from '@vanilla-extract/css';
import { media } from '@/shared/theme';

/** Where a pointer can rest it shows on the row that is pointed at; fingers always see it. */
export const button = style({
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: {
        '[data-track]:hover &, [data-track]:focus-within &, &[aria-expanded="true"]': {
          opacity: 1,
        },
      },
    },
  },
});
