import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** The size of the kit's field, whose code comes with the form. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.label });
