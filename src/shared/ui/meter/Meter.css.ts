import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border } = vars.color;

/** Forced colours give borders a bright one. */
const plain = { '@media': { [media.forcedColours]: { background: 'Canvas' } } } as const;

const bar = { borderRadius: vars.radius.full, background: accent.graphic } as const;
const rail = { borderRadius: vars.radius.full, background: border.quiet, ...plain } as const;

export const meter = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  border: 'none',
  ...rail,
  selectors: {
    '&::-webkit-progress-bar': rail,
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
});
