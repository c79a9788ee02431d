import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});

export const title = style({ ...truncated, fontWeight: vars.font.weight.strong });

export const artist = style({
  ...truncated,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
