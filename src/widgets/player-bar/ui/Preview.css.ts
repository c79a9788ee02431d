import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const hint = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.snug,
  textWrap: 'balance',
});
