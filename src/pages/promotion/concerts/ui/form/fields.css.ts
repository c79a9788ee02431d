import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeRow = style({ gridColumn: '1 / -1', minInlineSize: 0 });
