import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

const quietLine = `1px solid ${color.border.quiet}`;

export const page = style({
  minBlockSize: '100dvh',
  background: color.surface.ground,
  color: color.text.primary,
});

export const leaf = style({
  maxInlineSize: '1180px',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[5],
  '@media': {
    [media.medium]: { paddingInline: space[8], paddingBlock: space[8] },
    [media.wide]: { paddingInline: space[12], paddingBlock: space[10] },
  },
});

export const head = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[8]} ${space[10]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'end',
      gap: space[12],
      paddingBlock: space[16],
    },
  },
});

export const title = style({
  fontSize: font.size.poster,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.tight,
  lineHeight: '0.9',
});

export const lead = style({ fontSize: font.size.lead, maxInlineSize: '44ch' });

export const plate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[8],
  borderBlockStart: quietLine,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '220px minmax(0, 1fr)',
      gap: space[12],
      paddingBlock: space[12],
    },
  },
});

export const caption = style({
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[6], alignSelf: 'start' } },
});

export const captionTitle = style({
  fontSize: font.size.title,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.snug,
  lineHeight: font.line.snug,
});

export const note = style({
  fontSize: font.size.small,
  color: color.text.muted,
  maxInlineSize: '52ch',
});

export const token = style({
  fontSize: font.size.label,
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const value = style([token, { fontWeight: 'inherit', color: color.text.muted }]);

export const source = style({
  fontSize: font.size.caption,
  lineHeight: font.line.snug,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const running = style([
  value,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockEnd: space[4],
    borderBlockEnd: quietLine,
  },
]);

export const next = style([
  note,
  {
    maxInlineSize: 'none',
    paddingBlock: `${space[6]} ${space[10]}`,
    borderBlockStart: quietLine,
  },
]);

export const storyLink = style({
  borderRadius: radius.small,
  textDecoration: 'underline',
  textDecorationColor: color.accent.graphic,
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  fontWeight: font.weight.strong,
  selectors: { '&:hover': { color: color.accent.text } },
});

export const row = style({
  paddingBlock: space[3],
  borderBlockEnd: quietLine,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const panel = style({
  padding: space[4],
  borderRadius: radius.large,
  border: quietLine,
  background: color.surface.ground,
  color: color.text.primary,
});

export const card = style([panel, { background: color.surface.raised }]);

export const stage = style([
  card,
  { display: 'grid', placeItems: 'center', minBlockSize: '168px' },
]);

export const window = style([
  panel,
  { position: 'relative', isolation: 'isolate', overflow: 'hidden' },
]);

export const sample = style({ lineHeight: font.line.snug });

export const sentence = style([
  row,
  {
    display: 'grid',
    gap: space[1],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[6] },
    },
  },
]);

export const cover = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: radius.cover });
export const portrait = style([cover, { borderRadius: radius.full }]);

export const placeholder = style({
  paddingInline: '2px',
  borderRadius: radius.small,
  background: color.accent.soft,
  color: color.accent.text,
  fontSize: '0.85em',
});

export const table = style({ fontSize: font.size.small, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'baseline',
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: quietLine,
});
globalStyle(`${table} thead th`, { color: color.text.muted, fontSize: font.size.label });
globalStyle(`${table} tbody th`, { fontWeight: font.weight.strong });
export const tableFrame = style({ overflowX: 'auto', maxInlineSize: '100%' });

/** Hidden and measured; fixed, so that it does not widen the page. */
export const ruler = style({
  position: 'fixed',
  insetBlockStart: 0,
  display: 'block',
  blockSize: '1px',
  visibility: 'hidden',
});
