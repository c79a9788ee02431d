import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const username = style({ fontWeight: vars.font.weight.medium });

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
});

export const figure = style({
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** Replaces a hidden figure. */
export const withheld = style({ color: vars.color.text.muted });
