import { vars } from './contract.css';
import { media } from './media';

/** Part of a style: the least size of something that fingers press. */
export const touchTarget = {
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  },
} as const;

/** Part of a style: one line that ends in dots. */
export const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;
