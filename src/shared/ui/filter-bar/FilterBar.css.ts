import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': {
    [media.medium]: { display: 'flex', flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});

export const search = style({
  '@media': { [media.medium]: { flexBasis: '240px', flexGrow: 1, maxInlineSize: '360px' } },
});

export const choice = style({ '@media': { [media.medium]: { minInlineSize: '160px' } } });

export const actions = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.medium]: { marginInlineStart: 'auto' } },
});
