import { style } from '@vanilla-extract/css';

/** The browser draws days in view only. */
export const day = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 600px' });

export const date = style({ flex: 'none', inlineSize: '11rem' });
