import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

/** The drawing is stretched, its strokes are not. */
export const line = style({
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const dot = style({
  position: 'absolute',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  outline: `2px solid ${vars.color.surface.ground}`,
  translate: '-50% 50%',
  printColorAdjust: 'exact',
  selectors: {
    '&[data-unfinished]': {
      border: '2px solid currentColor',
      background: vars.color.surface.ground,
    },
  },
});
