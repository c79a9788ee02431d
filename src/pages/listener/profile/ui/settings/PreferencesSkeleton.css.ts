import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
});

export const label = style({ fontWeight: vars.font.weight.medium });

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.label });
