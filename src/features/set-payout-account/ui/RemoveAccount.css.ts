import { style } from '@vanilla-extract/css';

/** A line of its own. */
export const failure = style({ flexBasis: '100%' });
