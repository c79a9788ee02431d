import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
    print: { display: 'none' },
  },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap', flex: '1 1 320px' } },
});

/** Where they need the whole line before the actions do. */
export const hasFields = style({ '@media': { [media.medium]: { flexBasis: '560px' } } });

export const search = style({
  '@media': { [media.medium]: { flexBasis: '240px', flexGrow: 1, maxInlineSize: '360px' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap' } },
});

export const choice = style({ '@media': { [media.medium]: { minInlineSize: '160px' } } });

export const actions = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.medium]: { marginInlineStart: 'auto', alignSelf: 'start' } },
});
