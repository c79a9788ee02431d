import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

export const sentences = style({ display: 'grid' });

export const sentence = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.quiet}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[6] },
  },
});

export const said = style({ fontSize: font.size.lead, lineHeight: font.line.snug });

export const key = style({
  fontSize: font.size.caption,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const placeholder = style({
  paddingInline: '2px',
  borderRadius: radius.small,
  background: color.accent.soft,
  color: color.accent.text,
  fontSize: '0.85em',
});

export const rules = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rule = style({ display: 'grid', gap: space[3], alignContent: 'start' });

export const quote = style({
  fontSize: font.size.headline,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.snug,
  lineHeight: font.line.snug,
});

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[6]} ${space[12]}` });

export const count = style({
  fontSize: font.size.display,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.tight,
  lineHeight: font.line.tight,
});

export const words = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
