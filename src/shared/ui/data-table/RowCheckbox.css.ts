import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const checkLabel = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  cursor: 'pointer',
  '@media': touchTarget['@media'],
});

export const checkBox = style({ inlineSize: '18px', blockSize: '18px', cursor: 'inherit' });
