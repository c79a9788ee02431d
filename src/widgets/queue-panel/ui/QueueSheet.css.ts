import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  paddingBlock: `calc(${vars.size.touch} + ${vars.space[6]} + env(safe-area-inset-top)) env(safe-area-inset-bottom)`,
});
