import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { display: 'flex', flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});

export const search = style({
  '@media': { [media.medium]: { flex: '1 1 240px', maxInlineSize: '360px' } },
});

export const choice = style({ '@media': { [media.medium]: { minInlineSize: '160px' } } });

export const looks = style({ '@media': { [media.medium]: { marginInlineStart: 'auto' } } });
