import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const picture = style({ aspectRatio: '9 / 14' });

export const show = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.color.text.primary} 8%, transparent)` },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
