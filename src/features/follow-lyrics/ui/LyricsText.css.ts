import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const room = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
});

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  // The line that sounds can come to the middle.
  selectors: { '&:not([data-kind="plain"])': { paddingBlockEnd: '40%' } },
});

export const lines = style({ display: 'grid', rowGap: vars.space[1] });

export const line = style({
  display: 'grid',
  rowGap: vars.space[1],
  inlineSize: '100%',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[data-kind="plain"] &': {
      color: vars.color.text.primary,
      fontSize: vars.font.size.body,
      fontWeight: vars.font.weight.regular,
      paddingBlock: 0,
    },
    'button&:hover': { background: vars.color.surface.hover },
    '[data-sung] > &': { background: vars.color.surface.selected, color: vars.color.text.primary },
    // The scrolling part would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '[data-sung] > &': { borderInlineStart: '4px solid Highlight' } },
    },
  },
});

/** Of one direction, whatever the page's. */
export const text = style({ display: 'block', textAlign: 'start' });

export const word = style({
  opacity: 0.7,
  whiteSpace: 'pre-wrap',
  selectors: { '&[data-sounding]': { opacity: 1 } },
});

export const beside = style({
  display: 'block',
  textAlign: 'start',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
});

export const pause = style({
  minBlockSize: vars.space[4],
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  selectors: { '&[data-sung]': { color: vars.color.text.primary } },
});

export const again = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
});
