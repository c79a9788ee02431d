import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const parts = style({ display: 'grid', gap: vars.space[2] });

export const part = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
});

export const rate = style({ textAlign: 'end' });

export const rows = style({ display: 'grid', gap: vars.space[4] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) 120px 44px' },
  },
});

export const known = style({ alignSelf: 'center' });

export const remove = style({
  justifySelf: 'end',
  // Beside the controls, below their labels.
  '@media': { [media.medium]: { alignSelf: 'start', marginBlockStart: '28px' } },
});
