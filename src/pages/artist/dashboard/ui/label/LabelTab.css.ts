import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const facts = style({ maxInlineSize: '45rem' });

/** An external link as large as a button. */
export const contact = style({
  ...touchTarget,
  display: 'inline-flex',
  justifySelf: 'start',
  alignSelf: 'start',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});
