import { style } from '@vanilla-extract/css';
import { drawnIcon, iconMask, media, touchTarget, vars } from '@/shared/theme';

const icon = { ...drawnIcon('play', '16px', 'black'), gridArea: '1 / 1' };
const pauseIcon = { mask: iconMask('pause', 'black') };

/** The icon is drawn only on hover, to save elements in long lists. */
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
  '@media': {
    ...touchTarget['@media'],
    [media.hover]: {
      selectors: {
        '&:hover': { color: vars.color.accent.text },
        '[data-track]:hover &::after, [data-track]:focus-within &::after': icon,
        '[data-track]:hover &[data-playing="true"]::after, [data-track]:focus-within &[data-playing="true"]::after':
          pauseIcon,
        '[data-track]:hover &::before, [data-track]:focus-within &::before': { opacity: 0 },
        '[data-track]:hover &, [data-track]:focus-within &': { color: vars.color.text.primary },
      },
    },
  },
  selectors: {
    '&:focus-visible::after': icon,
    '&[data-playing="true"]:focus-visible::after': pauseIcon,
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
