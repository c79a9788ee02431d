import { style } from '@vanilla-extract/css';

/** Broken rather than pushing what stands behind it out of the window. */
export const email = style({
  display: 'inline-block',
  minInlineSize: '16ch',
  overflowWrap: 'anywhere',
});
