import { style } from '@vanilla-extract/css';

export const words = style({ flex: '1 1 24ch', minInlineSize: 0, overflowWrap: 'anywhere' });
