import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const failure = style({
  color: vars.color.status.danger.text,
  fontSize: vars.font.size.small,
  ':empty': { display: 'none' },
});
