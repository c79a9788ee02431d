import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { status } = vars.color;

export const summary = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: status.danger.soft,
  color: status.danger.text,
  fontSize: vars.font.size.small,
});

export const list = style({ display: 'grid', gap: vars.space[1] });

export const problem = style({
  ...touchTarget,
  paddingBlock: vars.space[1],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const field = style({ fontWeight: vars.font.weight.strong });
