import { style } from '@vanilla-extract/css';

/** Narrow enough to match words and switch at a glance. */
export const settings = style({ maxInlineSize: '640px' });
