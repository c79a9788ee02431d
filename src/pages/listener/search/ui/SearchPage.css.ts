import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlockStart: vars.space[2],
});

export const box = style({ maxInlineSize: '560px' });

export const closest = style({
  color: vars.color.accent.text,
  fontWeight: vars.font.weight.heavy,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const all = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' } },
});

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[10],
  minInlineSize: 0,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

/** Cards have an inner margin; this aligns their covers with the headings. */
export const cards = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});
