import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const row = style({
  display: 'flex',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[1],
  overflowX: 'auto',
  listStyle: 'none',
});

export const item = style({
  flex: '0 0 auto',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'center',
  inlineSize: '84px',
});

export const name = style({ maxInlineSize: '100%' });
