import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** A press on a month; its words stand in line with the head of their column. */
export const month = style({
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  fontSize: 'inherit',
});
