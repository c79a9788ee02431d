import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, surface, text } = vars.color;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
  gap: vars.space[3],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
      gap: vars.space[4],
    },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.large,
  background: surface.raised,
  '@media': { [media.medium]: { padding: vars.space[5] } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.medium,
  background: accent.soft,
  color: accent.text,
});

/** Above its label for the eye, after it for a screen reader. */
export const value = style({
  gridRow: 1,
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const label = style({ gridRow: 2, color: text.muted, fontSize: vars.font.size.small });

export const detail = style({
  gridRow: 3,
  marginBlockStart: vars.space[1],
  color: text.muted,
  fontSize: vars.font.size.label,
});

/** In the corner, where no figure reaches. */
export const how = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  color: text.muted,
});

export const definition = style({
  gridRow: 4,
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${border.quiet}`,
  fontSize: vars.font.size.small,
});
