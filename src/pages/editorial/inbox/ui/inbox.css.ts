import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/**
 * While loading its height is unknown: what follows waits for it, so that nothing moves in sight.
 */
export const awaited = style({ display: 'block' });
globalStyle(`section:has(${awaited}) ~ section`, { display: 'none' });

/** The cover stands beside the text, above it on a phone. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': {
    'screen and (max-width: 639px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: vars.space[4],
    },
  },
});

export const cover = style({ inlineSize: '100%', maxInlineSize: '200px' });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const tracks = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });

export const track = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
