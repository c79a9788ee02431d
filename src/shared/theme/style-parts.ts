import { vars } from './contract.css';
import { media } from './media';

/** Part of a style: least size of a touch target. */
export const touchTarget = {
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  },
} as const;

/** Part of a style: one line with an ellipsis. */
export const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;
