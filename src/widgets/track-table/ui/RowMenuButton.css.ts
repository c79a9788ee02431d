import { style } from '@vanilla-extract/css';
import { drawnIcon, media, vars } from '@/shared/theme';
import { fitsAlbum } from './TrackTable.css';

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
