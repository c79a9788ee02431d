import { style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '52px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.text.primary,
  textAlign: 'start',
});

export const trigger = style([
  face,
  {
    border: `1px solid ${vars.color.border.quiet}`,
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

export const inside = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const portrait = style({ flexShrink: 0, inlineSize: '32px' });

export const small = style({ flexShrink: 0, inlineSize: '20px' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.font.line.snug,
});

export const name = style({ ...truncated, fontWeight: vars.font.weight.medium });

export const role = style({
  ...truncated,
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
});

export const arrow = style({ flexShrink: 0, color: vars.color.text.muted });

export const choice = style([
  face,
  {
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-current]': { background: vars.color.surface.selected },
    },
    '@media': { [media.touch]: { minBlockSize: '56px' } },
  },
]);
