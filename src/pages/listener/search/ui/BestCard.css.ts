import { style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '880px',
  minInlineSize: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.surface.overlay },
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.medium]: { gap: vars.space[6], padding: vars.space[5] } },
});

export const art = style({
  flexShrink: 0,
  inlineSize: '96px',
  '@media': { [media.medium]: { inlineSize: '168px' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: vars.font.size.display, paddingBlock: '0.04em' } },
});

/** The whole card is a link, with the button above. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  ':focus-visible': { outline: 'none' },
});

export const subtitle = style({ ...truncated, color: vars.color.text.muted });

export const action = style({ position: 'relative', zIndex: vars.layer.content });
