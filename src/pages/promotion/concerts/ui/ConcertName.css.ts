import { style } from '@vanilla-extract/css';

/** Where a row has two lines and no room for the detail of its name. */
export const inLines = style({
  display: 'none',
  '@container': { '(max-width: 639.98px)': { display: 'inline' } },
});
