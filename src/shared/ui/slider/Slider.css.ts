import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

/** 0% to 100%. */
export const filledName = '--slider-filled';

const { accent, border, text } = vars.color;

const track = {
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, var(--slider-ink) var(${filledName}), ${border.strong} 0)`,
} as const;

const thumb = {
  appearance: 'none',
  inlineSize: '12px',
  blockSize: '12px',
  border: 'none',
  borderRadius: vars.radius.full,
  background: text.primary,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
} as const;

const isActive = '&:hover, &:focus-visible, &:active';

export const slider = style({
  vars: { '--slider-ink': text.primary, '--slider-thumb': '0' },
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.space[5],
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
  selectors: {
    [isActive]: { vars: { '--slider-ink': accent.graphic, '--slider-thumb': '1' } },
    '&:disabled': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': {
      ...thumb,
      marginBlockStart: '-4px',
      transform: 'scale(var(--slider-thumb))',
    },
    '&::-moz-range-thumb': { ...thumb, transform: 'scale(var(--slider-thumb))' },
  },
  '@media': {
    [media.touch]: { blockSize: vars.size.touch, vars: { '--slider-thumb': '1' } },
    [media.forcedColours]: { vars: { '--slider-ink': accent.graphic, '--slider-thumb': '1' } },
  },
});
