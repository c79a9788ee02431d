import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const fact = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [media.medium]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
});

export const name = style({ color: vars.color.text.muted, fontSize: vars.font.size.small });

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
