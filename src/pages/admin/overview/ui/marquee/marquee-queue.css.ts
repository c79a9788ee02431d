import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const items = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** An artist's text may be one long word. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
