import { style } from '@vanilla-extract/css';
import { drawnIcon, media, vars } from '@/shared/theme';
import { fitsAlbum } from './TrackTable.css';

/** Where a pointer can rest it shows on the row that is pointed at; fingers always see it. */
export const button = style({
  '::before': drawnIcon('ellipsis', vars.size.iconMenu),
  '@media': {
    [media.hover]: {
      '@container': {
        [fitsAlbum]: {
          selectors: {
            '&::before': { content: 'none' },
            '[data-track]:hover &::before, [data-track]:focus-within &::before, &[aria-expanded="true"]::before':
              { content: '' },
          },
        },
      },
    },
  },
});
