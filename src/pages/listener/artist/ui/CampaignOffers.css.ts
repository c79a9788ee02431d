import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
});

export const rewards = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  fontSize: vars.font.size.small,
});

export const code = style({ fontWeight: vars.font.weight.strong, userSelect: 'all' });
