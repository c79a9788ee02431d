import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const volume = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[1],
  inlineSize: '100%',
  '@media': { [media.wide]: { maxInlineSize: '152px' } },
});
