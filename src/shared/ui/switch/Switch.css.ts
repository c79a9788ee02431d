import { style } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

const { accent, border, surface, text } = vars.color;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = style({ cursor: 'pointer', fontWeight: vars.font.weight.medium });

export const hint = style({ color: text.muted, fontSize: vars.font.size.label });

export const control = style({
  ...touchTarget,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[1],
  borderRadius: vars.radius.full,
  selectors: {
    '&:disabled': { opacity: vars.opacity.disabled },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const rail = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '44px',
  blockSize: '26px',
  paddingInline: '3px',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.full,
  background: surface.ground,
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}, border-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '[data-state="checked"] > &': {
      borderColor: accent.graphic,
      background: accent.solid,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '[data-state="unchecked"]:hover > &': { background: surface.hover } },
    },
  },
});

export const knob = style({
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  background: text.muted,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="checked"]': {
      background: accent.onSolid,
      transform: 'translateX(18px)',
    },
    '[dir="rtl"] &[data-state="checked"]': { transform: 'translateX(-18px)' },
  },
  '@media': { [media.forcedColours]: { background: 'ButtonText' } },
});
