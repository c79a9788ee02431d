import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const aligned = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
