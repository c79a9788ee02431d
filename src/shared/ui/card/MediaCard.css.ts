import { style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &:focus-within': { background: vars.color.surface.raised },
    '&:has(a:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.medium]: { padding: vars.space[3] } },
});

export const art = style({ position: 'relative' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
});

export const title = style({
  ...truncated,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const subtitle = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const subtitleToCome = style({ display: 'grid', fontSize: vars.font.size.label });

export const action = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  zIndex: vars.layer.content,
  '@media': {
    [media.hover]: {
      opacity: 0,
      transform: 'translateY(8px)',
      transition: `opacity ${vars.motion.base} ${vars.motion.ease}, transform ${vars.motion.base} ${vars.motion.ease}`,
      selectors: {
        [`${card}:hover &, ${card}:focus-within &, &:has([data-state="playing"])`]: {
          opacity: 1,
          transform: 'none',
        },
      },
    },
  },
});
