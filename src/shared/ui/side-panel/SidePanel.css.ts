import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });

const edge = `1px solid ${vars.color.border.quiet}`;
const inset = vars.space[6];

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  overflow: 'hidden',
  background: `color-mix(in srgb, ${vars.scrim} 60%, transparent)`,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
});

globalStyle(`html:has(${veil})`, {
  overflow: 'hidden',
  backgroundColor: vars.color.surface.raised,
});

export const panel = style({
  vars: { '--table-ground': vars.color.surface.raised, '--head-height': vars.size.topBar },
  position: 'absolute',
  insetBlock: `${vars.space[3]} 0`,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${vars.size.topBar} + ${vars.space[2]}) ${vars.space[24]}`,
  borderBlockStart: edge,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.short]: { scrollPaddingBlock: `${vars.space[2]} ${vars.space[24]}` },
    [media.low]: { scrollPaddingBlock: vars.space[2] },
    [media.medium]: {
      insetBlock: 0,
      insetInline: 'auto 0',
      inlineSize: '480px',
      borderBlockStart: 'none',
      borderInlineStart: edge,
      borderRadius: 0,
      animationName: slide,
    },
  },
});

export const title = style({
  position: 'sticky',
  zIndex: vars.layer.bar,
  insetBlockStart: 0,
  flexShrink: 0,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.topBar,
  paddingBlock: vars.space[3],
  paddingInline: `${inset} ${vars.space[16]}`,
  borderBlockEnd: edge,
  background: vars.color.surface.raised,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  overflowWrap: 'anywhere',
  // A long name and two acts would leave no room between them.
  '@media': { [media.short]: { position: 'static' } },
});

export const description = style({
  paddingBlockStart: vars.space[5],
  paddingInline: inset,
  color: vars.color.text.muted,
});

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  paddingInline: inset,
});

export const foot = style({
  position: 'sticky',
  zIndex: vars.layer.bar,
  insetBlockEnd: 0,
  flexShrink: 0,
  paddingBlock: `${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  paddingInline: inset,
  borderBlockStart: edge,
  background: vars.color.surface.raised,
  '@media': {
    [media.short]: {
      paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
    },
    [media.low]: { position: 'static' },
  },
});

const above = vars.space[3];

export const close = style({
  position: 'sticky',
  zIndex: `calc(${vars.layer.bar} + 1)`,
  insetBlockStart: above,
  order: -1,
  alignSelf: 'flex-end',
  marginBlock: `${above} calc(-1 * (${above} + ${vars.size.control}))`,
  marginInlineEnd: vars.space[4],
  '@media': {
    [media.touch]: { marginBlockEnd: `calc(-1 * (${above} + ${vars.size.touch}))` },
  },
});
