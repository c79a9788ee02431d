import { style } from '@vanilla-extract/css';

export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
