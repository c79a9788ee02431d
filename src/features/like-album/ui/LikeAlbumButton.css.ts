import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const mark = style({
  selectors: { '&[data-liked="true"]': { color: vars.color.liked, fill: 'currentColor' } },
});
