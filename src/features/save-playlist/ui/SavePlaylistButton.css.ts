import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const heart = style({
  selectors: { '&[data-saved="true"]': { color: vars.color.liked, fill: 'currentColor' } },
});

export const place = styleVariants({
  header: {},
  card: { background: vars.color.surface.raised, color: vars.color.text.primary },
});
