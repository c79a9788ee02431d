import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { accent, text } = vars.color;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  selectors: {
    '&[data-current]': {
      borderColor: accent.graphic,
      boxShadow: `inset 0 0 0 1px ${accent.graphic}`,
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
});

export const price = style({
  // Smaller than a headline, because four stand side by side.
  fontSize: 'clamp(1.375rem, 1rem + 0.9vw, 1.75rem)',
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const saving = style({
  color: accent.text,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.strong,
});

export const features = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: 1,
  color: text.muted,
  fontSize: vars.font.size.small,
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[2],
});

export const tick = style({ marginBlockStart: '2px', color: accent.text });
