import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { unfinishedMask } from './series-fills.css';

export const slots = style({ position: 'absolute', inset: 0, display: 'flex' });

export const slot = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  selectors: {
    '&[data-stacked]': {
      flexDirection: 'column-reverse',
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: 0,
    },
    '&[data-active]': { background: vars.color.surface.hover },
  },
});

export const bar = style({
  borderStartStartRadius: '3px',
  borderStartEndRadius: '3px',
  selectors: {
    [`${slot}[data-stacked] &`]: {
      borderRadius: 0,
      borderBlockStart: `2px solid ${vars.color.surface.ground}`,
    },
    '&[data-unfinished]': { maskImage: unfinishedMask },
  },
});
