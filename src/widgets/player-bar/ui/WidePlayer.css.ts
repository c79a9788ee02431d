import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const widePlayer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(232px, 7fr) max-content',
  alignItems: 'center',
  columnGap: vars.space[4],
  blockSize: vars.size.playerBar,
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
  background: vars.color.surface.raised,
  '@media': {
    [media.touch]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(252px, 5fr) max-content' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 42%) minmax(0, 1fr)' },
  },
});

export const middle = style({ display: 'grid', rowGap: vars.space[1], minInlineSize: 0 });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

/** A slider below 80 px is useless. */
export const volume = style({
  minInlineSize: 'max-content',
  '@media': {
    '(min-width: 768px)': { flex: '1 1 116px', minInlineSize: '116px' },
    [media.wide]: { maxInlineSize: '152px' },
  },
});
globalStyle(`${volume} input`, { '@media': { '(max-width: 767.98px)': { display: 'none' } } });

export const hint = style({
  display: 'none',
  '@media': {
    '(min-width: 1200px)': { display: 'block', flex: 1, minInlineSize: '120px', textAlign: 'end' },
  },
});
