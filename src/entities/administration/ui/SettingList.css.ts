import { style } from '@vanilla-extract/css';

/** Switches with their words, no wider than is read at a glance. */
export const settings = style({ maxInlineSize: '640px' });
