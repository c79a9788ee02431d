import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'end center',
  overflowY: 'auto',
  // The foot of a form sticks to its end.
  scrollPaddingBlockEnd: vars.space[24],
  padding: vars.space[3],
  background: vars.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.medium]: { placeItems: 'center', padding: vars.space[6] },
  },
});

export const shield = style({ position: 'fixed', inset: 0, zIndex: vars.layer.menu });

// The veil cannot cover the scrollbar.
globalStyle(`html:has(${veil})`, {
  overflow: 'hidden',
  backgroundColor: vars.scrimmedGround,
});

export const dialog = style({
  vars: { '--table-ground': vars.color.surface.raised, '--head-height': '0px' },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: '100%',
  padding: `min(${vars.space[6]}, 6vw)`,
  overflowWrap: 'anywhere',
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.medium]: { padding: vars.space[8] } },
});

export const size = styleVariants({
  small: { maxInlineSize: '420px' },
  medium: { maxInlineSize: '560px' },
  large: { maxInlineSize: '800px' },
  wide: { maxInlineSize: '896px' },
  widest: { maxInlineSize: '1152px' },
});

export const title = style({
  paddingInlineEnd: vars.space[10],
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
});

export const isWhole = style({ paddingInlineEnd: 0 });

export const description = style({ color: vars.color.text.muted });

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
