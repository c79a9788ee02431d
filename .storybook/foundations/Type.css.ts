import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, space } = vars;

export const face = style({ display: 'grid', gap: space[6] });

export const bigLetters = style({
  fontSize: 'clamp(7rem, 26vw, 18rem)',
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.tight,
  lineHeight: '0.78',
  color: color.accent.text,
});

export const alphabet = style({
  fontSize: font.size.headline,
  lineHeight: font.line.snug,
  overflowWrap: 'anywhere',
});

export const size = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border.quiet}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const sample = style({
  lineHeight: font.line.snug,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const columns = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
});

export const weight = style({
  fontSize: font.size.display,
  letterSpacing: font.tracking.snug,
  lineHeight: font.line.snug,
});

export const figures = style({
  fontSize: font.size.headline,
  textAlign: 'end',
  lineHeight: font.line.snug,
  inlineSize: 'fit-content',
});
