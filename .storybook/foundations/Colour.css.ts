import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

export const row = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.quiet}`,
});

export const swatch = style({
  flex: '0 0 48px',
  blockSize: '48px',
  borderRadius: radius.small,
  border: `1px solid ${color.border.strong}`,
});

export const chip = style({
  padding: space[2],
  borderRadius: radius.small,
  border: `1px solid ${color.border.quiet}`,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.snug,
  overflowWrap: 'anywhere',
});

export const letters = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '28px',
  fontSize: font.size.title,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.snug,
});

export const ring = style({
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.full,
  border: '3px solid currentColor',
});

export const band = style({
  display: 'flex',
  blockSize: '96px',
  borderRadius: radius.large,
  overflow: 'hidden',
  border: `1px solid ${color.border.quiet}`,
});

export const tallBand = style({ '@media': { [media.medium]: { blockSize: '220px' } } });
