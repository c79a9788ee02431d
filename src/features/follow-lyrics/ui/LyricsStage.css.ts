import { style } from '@vanilla-extract/css';

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '160px',
});
