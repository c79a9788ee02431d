import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
    print: { display: 'none' },
  },
});

export const picks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const pick = style({ maxInlineSize: '100%' });

export const pickName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '220px',
});

export const part = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});
