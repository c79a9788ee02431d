import { style } from '@vanilla-extract/css';

export const portrait = style({ flexShrink: 0, inlineSize: '64px' });

/** Beside the portrait, as wide as a name mostly is. */
export const who = style({ flex: '1 1 200px', minInlineSize: '0', maxInlineSize: '320px' });
