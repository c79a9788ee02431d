import { style } from '@vanilla-extract/css';

export const failure = style({ flexBasis: '100%' });
