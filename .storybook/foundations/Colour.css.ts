import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

/** The two themes beside each other, each on its own ground. */
export const themes = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = style({
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${color.border.quiet}`,
  background: color.surface.ground,
  color: color.text.primary,
});

export const panelName = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[3],
  fontSize: font.size.label,
  color: color.text.muted,
});

export const row = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border.quiet}`,
});

export const name = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});

export const swatch = style({
  blockSize: '48px',
  borderRadius: radius.small,
  border: `1px solid ${color.border.strong}`,
});

export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: space[1],
});

export const chip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[2],
  borderRadius: radius.small,
  border: `1px solid ${color.border.quiet}`,
  minInlineSize: 0,
});

export const letters = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '28px',
  fontSize: font.size.title,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.snug,
});

/** What a graphic is: a ring of the weight of the focus ring. */
export const ring = style({
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.full,
  border: '3px solid currentColor',
});

export const verdict = style({
  fontSize: font.size.caption,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.snug,
});

export const groundName = style({
  fontSize: font.size.caption,
  lineHeight: font.line.snug,
  overflowWrap: 'anywhere',
});

export const stripe = style({ flex: 1 });

export const fails = style({ textDecoration: 'underline wavy' });

export const band = style({
  display: 'flex',
  blockSize: '96px',
  borderRadius: radius.large,
  overflow: 'hidden',
  border: `1px solid ${color.border.quiet}`,
  marginBlockEnd: space[2],
  '@media': { [media.medium]: { blockSize: '220px' } },
});
