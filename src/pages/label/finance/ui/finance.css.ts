import { style } from '@vanilla-extract/css';

export const month = style({ maxInlineSize: '280px' });

export const open = style({ alignSelf: 'start' });
