import { globalStyle, style } from '@vanilla-extract/css';
import { besideQuery } from './BesidePanel.css';
import { media, vars } from '@/shared/theme';

/** Its height is unknown while loading, so later content waits. */
export const awaited = style({ display: 'block' });
globalStyle(`section:has(${awaited}) ~ section`, { display: 'none' });

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': {
    [besideQuery]: {
      selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
    },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const cover = style({ flexShrink: 0, inlineSize: '128px' });

export const tracks = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space[3],
});

export const track = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});

export const video = style({ aspectRatio: '1', borderRadius: vars.radius.medium });

export const written = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Letters are for keyboards. */
export const keys = style({ '@media': { [media.touch]: { display: 'none' } } });
