import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const heart = style({
  selectors: { '&[data-liked="true"]': { color: vars.color.liked, fill: 'currentColor' } },
});
