import { vars } from './contract.css';
import { media } from './media';

export const touchTarget = {
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  },
} as const;

export const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;
