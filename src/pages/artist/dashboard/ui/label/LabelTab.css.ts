import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  inlineSize: '100%',
  margin: 0,
});

export const fact = style({ minInlineSize: 0 });

export const name = style({ color: vars.color.text.muted, fontSize: vars.font.size.small });

export const value = style({
  margin: 0,
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** A link that leaves the application, as large as a button. */
export const contact = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});
