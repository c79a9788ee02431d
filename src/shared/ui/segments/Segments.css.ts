import { style } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

const { border, surface, text } = vars.color;

export const segments = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxInlineSize: '100%',
  padding: '2px',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.medium,
});

export const segment = style({
  position: 'relative',
  flexGrow: 1,
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '34px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: text.primary, background: surface.hover },
    '&:has(:checked)': {
      color: surface.ground,
      background: text.primary,
      forcedColorAdjust: 'none',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    ...touchTarget['@media'],
    [media.medium]: { paddingInline: vars.space[3] },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  opacity: 0,
  cursor: 'inherit',
});
