import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

/** The size of an icon button, so that nothing moves when it loads. */
export const slot = style({
  display: 'inline-flex',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  ...touchTarget,
});
