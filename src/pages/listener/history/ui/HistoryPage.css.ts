import { style } from '@vanilla-extract/css';
import { media } from '@/shared/theme';

/** The browser draws days in view only. */
export const day = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 600px' });

export const date = style({
  '@media': { [media.medium]: { flex: 'none', inlineSize: '11rem' } },
});
