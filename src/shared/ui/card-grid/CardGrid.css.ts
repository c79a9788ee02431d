import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const grid = style({ display: 'grid', gap: vars.space[4], listStyle: 'none' });

globalStyle(`${grid} > li > article:only-child`, { blockSize: '100%' });

export const least = styleVariants({ medium: '320px', wide: '400px' }, (width) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
}));
