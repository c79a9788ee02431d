import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const acts = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[2],
});

/** Its height is unknown while loading, so later content waits. */
export const awaited = style({ display: 'block' });
globalStyle(`section:has(${awaited}) ~ section`, { display: 'none' });
