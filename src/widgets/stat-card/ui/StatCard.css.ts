import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, surface, text } = vars.color;

const columnsFrom = (narrowest: string) => `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`;

const tooNarrowForFour = 'max(860px, 53.75rem)';

export const grid = style({ display: 'grid', gap: vars.space[3] });

/** Cards that are alike. */
export const alike = style({
  gridTemplateColumns: columnsFrom('max(132px, 8.25rem)'),
  '@media': {
    [media.medium]: { gridTemplateColumns: columnsFrom('max(168px, 10.5rem)'), gap: vars.space[4] },
  },
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: columnsFrom(
        `clamp(max(132px, 8.25rem), (${tooNarrowForFour} - 100%) * 999, 50% - ${vars.space[4]})`,
      ),
    },
  },
});

/** The first figure leads; the others are one line of small ones. */
export const led = style({
  alignItems: 'start',
  gridTemplateColumns: columnsFrom('max(132px, 8.25rem)'),
  rowGap: vars.space[4],
  '@media': {
    [media.medium]: {
      alignItems: 'end',
      gridTemplateColumns:
        'minmax(max(200px, 12.5rem), 1.5fr) repeat(auto-fit, minmax(max(128px, 8rem), 1fr))',
      columnGap: vars.space[6],
    },
  },
});

export const short = style({
  '@media': { [media.narrow]: { gridTemplateColumns: columnsFrom('max(96px, 6rem)') } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  containerType: 'inline-size',
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

/** Above its label, but read after it. */
export const value = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  // Fits eleven characters, a month's earnings.
  fontSize: `clamp(${vars.font.size.lead}, 15cqi, ${vars.font.size.headline})`,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const trend = style({
  display: 'none',
  float: 'inline-end',
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  marginInlineStart: vars.space[3],
  '@container': { '(min-width: 200px)': { display: 'block' } },
});

export const label = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  color: text.muted,
  fontSize: vars.font.size.small,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const detail = style({
  gridRow: 3,
  gridColumn: 1,
  marginBlockStart: vars.space[1],
  color: text.muted,
  fontSize: vars.font.size.label,
  overflowWrap: 'anywhere',
});

export const how = style({
  gridRow: 3,
  gridColumn: 2,
  alignSelf: 'end',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  color: text.muted,
});

/** Beside its button where the browser can place it, else in the middle of the window. */
export const definition = style({
  maxInlineSize: 'min(20rem, 90vw)',
  padding: vars.space[4],
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.medium,
  background: surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: text.primary,
  fontSize: vars.font.size.small,
  '@supports': {
    '(position-area: block-end)': {
      margin: 0,
      marginBlockStart: vars.space[1],
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    },
  },
});

globalStyle(`${led} > ${card}`, { padding: 0, border: 0, borderRadius: 0, background: 'none' });
globalStyle(`${led} > ${card}:first-child`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});
globalStyle(`${led} > ${card}:first-child > ${value}`, {
  fontSize: `clamp(${vars.font.size.title}, 16cqi, ${vars.font.size.display})`,
});
globalStyle(`${led} > ${card}:not(:first-child) > ${value}`, { fontSize: vars.font.size.title });
