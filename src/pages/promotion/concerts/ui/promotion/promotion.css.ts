import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const platforms = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const platform = style({
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space[3],
});

export const poster = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '420px',
  blockSize: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
});
