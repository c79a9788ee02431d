import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const title = style({
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.tracking.wide,
});
