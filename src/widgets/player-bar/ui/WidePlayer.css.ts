import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const widePlayer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(232px, 7fr) max-content',
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

/** Narrower windows need the room for the title; a slider below 80 px is useless. */
export const volume = style({
  position: 'relative',
  minInlineSize: 'max-content',
  '@media': { [media.wide]: { flex: '1 1 116px', minInlineSize: '116px', maxInlineSize: '152px' } },
});
const notWide = 'not all and (min-width: 1024px)';
/** There it comes above its button with the pointer or the focus. */
globalStyle(`${volume} input`, {
  '@media': {
    [notWide]: {
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineEnd: 0,
      inlineSize: '152px',
      blockSize: vars.size.touch,
      paddingInline: vars.space[3],
      border: `1px solid ${vars.color.border.quiet}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface.overlay,
      boxShadow: vars.shadow.overlay,
      opacity: 0,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${volume}:is(:hover, :focus-within) input`, {
  '@media': { [notWide]: { opacity: 1, pointerEvents: 'auto' } },
});

export const hint = style({
  display: 'none',
  '@media': {
    '(min-width: 1200px)': { display: 'block', flex: 1, minInlineSize: '120px', textAlign: 'end' },
  },
});
