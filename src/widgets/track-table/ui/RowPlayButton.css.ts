import { style } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

/** What stands in the cell while nobody points at the row: a number, or the equalizer. */
export const rest = style({
  gridArea: '1 / 1',
  pointerEvents: 'none',
  '@media': {
    [media.hover]: {
      selectors: {
        '[data-track]:hover &, [data-track]:focus-within &': { opacity: 0 },
      },
    },
  },
});

export const button = style({
  ...touchTarget,
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.full,
  color: vars.color.text.primary,
  opacity: 0,
  '@media': {
    ...touchTarget['@media'],
    [media.hover]: {
      selectors: {
        '[data-track]:hover &, [data-track]:focus-within &': { opacity: 1 },
        '&:hover': { color: vars.color.accent.text },
      },
    },
  },
  selectors: { '&:focus-visible': { opacity: 1 } },
});

export const icon = style({ fill: 'currentColor' });
