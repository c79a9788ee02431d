import { style } from '@vanilla-extract/css';
import { drawnIcon, iconMask, media, touchTarget, vars } from '@/shared/theme';

/** While nobody points at the row it shows its number, or the equalizer; then play or pause. */
export const button = style({
  ...touchTarget,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.full,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '::before': { gridArea: '1 / 1', content: 'attr(data-number)' },
  '::after': { ...drawnIcon('play', '16px', 'black'), gridArea: '1 / 1', opacity: 0 },
  '@media': {
    ...touchTarget['@media'],
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.accent.text },
        '[data-track]:hover &::after, [data-track]:focus-within &::after': { opacity: 1 },
        '[data-track]:hover &::before, [data-track]:focus-within &::before': { opacity: 0 },
        '[data-track]:hover &, [data-track]:focus-within &': { color: vars.color.text.primary },
      },
    },
  },
  selectors: {
    '&[data-playing="true"]::after': { mask: iconMask('pause', 'black') },
    '&:focus-visible::after': { opacity: 1 },
    '&:focus-visible::before': { opacity: 0 },
  },
});

export const equalizer = style({
  gridArea: '1 / 1',
  '@media': {
    [media.hover]: {
      selectors: { '[data-track]:hover &, [data-track]:focus-within &': { opacity: 0 } },
    },
  },
});
