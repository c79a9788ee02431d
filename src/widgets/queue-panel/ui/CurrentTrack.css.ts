import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export const current = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
});

export const words = style({ display: 'grid', justifyItems: 'start', rowGap: '2px' });

export const title = style({
  ...truncated,
  maxInlineSize: '100%',
  color: vars.color.accent.text,
  fontWeight: vars.font.weight.strong,
});

export const artist = style({
  ...truncated,
  maxInlineSize: '100%',
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
});

export const note = style({
  color: vars.color.status.danger.text,
  fontSize: vars.font.size.caption,
});
