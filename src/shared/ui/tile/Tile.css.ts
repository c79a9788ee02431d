import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: '56px',
  paddingInlineEnd: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.cover,
  background: vars.color.surface.raised,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.surface.overlay },
    '&:has(a:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.medium]: { minBlockSize: '68px' } },
});

export const art = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'stretch',
  alignSelf: 'stretch',
  inlineSize: '56px',
  overflow: 'hidden',
  '@media': { [media.medium]: { inlineSize: '68px' } },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.medium]: { fontSize: vars.font.size.body } },
});

export const action = style({
  position: 'relative',
  zIndex: vars.layer.content,
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: {
        [`${tile}:hover &, ${tile}:focus-within &, &:has([data-state="playing"])`]: { opacity: 1 },
      },
    },
  },
});

globalStyle(`${action} [data-state="paused"]`, {
  '@media': { '(hover: none)': { background: 'transparent', color: vars.color.accent.text } },
});
