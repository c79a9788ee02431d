import { style } from '@vanilla-extract/css';

export const progress = style({ flex: '1 1 96px', maxInlineSize: '200px' });
