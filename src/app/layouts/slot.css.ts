import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

/** As large as a button with an icon, so that nothing moves when it comes. */
export const slot = style({
  display: 'inline-flex',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  ...touchTarget,
});
