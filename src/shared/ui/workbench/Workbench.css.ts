import { type CSSProperties, createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';
import { dialogStyles } from '@/shared/ui/dialog';

const edge = `1px solid ${vars.color.border.quiet}`;
/** On phones as far from the edge as a page is. */
const inset = createVar();
const insets = {
  vars: { [inset]: vars.space[4] },
  '@media': { [media.medium]: { vars: { [inset]: vars.space[6] } } },
} as const;

/** Head, steps and foot are 290 px high, so that here the window scrolls as a whole. */
const low = media.short;
const lowAndNarrow = `(max-width: 639.98px) and ${low}`;

const inPage = '[data-in-page] &';

/** A part of what scrolls as a whole. */
const whole = { display: 'block', overflow: 'visible', blockSize: 'auto' } as const;

/** Wins over the dialog's own look in any order of style sheets. */
const over = (look: CSSProperties, inMedia: Record<string, CSSProperties> = {}) => ({
  selectors: { '&&': look },
  '@media': Object.fromEntries(
    Object.entries(inMedia).map(([query, its]) => [query, { selectors: { '&&': its } }]),
  ),
});

export const veil = style([
  dialogStyles.veil,
  over(
    { gridTemplateRows: 'minmax(0, 1fr)', overflow: 'hidden', padding: 0 },
    { [media.medium]: { padding: vars.space[4] }, [low]: { padding: 0 } },
  ),
]);

export const window = style([
  dialogStyles.dialog,
  insets,
  over(
    { gap: 0, padding: 0, blockSize: '100%', maxBlockSize: '100%', overflow: 'hidden' },
    {
      [media.narrow]: { border: 'none', borderRadius: 0 },
      [media.medium]: { blockSize: 'auto' },
      // As a grid item that scrolls it has no minimum height: it scrolls itself, not its veil.
      [low]: {
        display: 'block',
        blockSize: '100%',
        overflowY: 'auto',
        scrollPaddingBlock: `${vars.space[12]} ${vars.space[24]}`,
        border: 'none',
        borderRadius: 0,
      },
    },
  ),
]);

export const title = style([
  dialogStyles.title,
  over({
    flexShrink: 0,
    padding: `${vars.space[5]} ${vars.space[16]} 0 ${inset}`,
    fontSize: vars.font.size.title,
  }),
]);

export const description = style([
  dialogStyles.description,
  over({
    flexShrink: 0,
    paddingBlockStart: vars.space[1],
    paddingInline: inset,
    fontSize: vars.font.size.small,
  }),
]);

export const form = style([
  insets,
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: 0,
    marginBlockStart: vars.space[4],
    borderBlockStart: edge,
    selectors: { '&[data-in-page]': { marginBlockStart: 0, borderBlockStart: 'none' } },
    '@media': { [low]: whole },
  },
]);

export const switcher = style({
  flexShrink: 0,
  paddingBlock: vars.space[3],
  paddingInline: inset,
  selectors: { [inPage]: { paddingInline: 0 } },
  '@media': { [media.wide]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flexGrow: 1,
  minBlockSize: 0,
  selectors: { [inPage]: { columnGap: inset, gridTemplateRows: 'auto' } },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-two="wide"]': { gridTemplateColumns: 'minmax(0, 1fr) 336px' },
        '&[data-two="widest"]': { gridTemplateColumns: 'minmax(0, 1fr) 416px' },
      },
    },
    [low]: whole,
  },
});

/** Only one of the two shows where there is no room for both. */
const hiddenBy = (view: string) => ({
  [`[data-view="${view}"] > &`]: {
    '@media': { [`not all and ${media.wide}`]: { display: 'none' } },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  selectors: hiddenBy('preview'),
  '@media': { [low]: whole },
});

const column = {
  position: 'relative',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[5],
  paddingInline: inset,
} as const;

export const fields = style({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[6],
  scrollPaddingBlock: vars.space[5],
  selectors: { [inPage]: { overflow: 'visible', paddingInline: 0 } },
  '@media': { [low]: { ...whole, display: 'flex' } },
});

globalStyle(`[data-in-page] ${fields} :is(input, select, textarea, button)`, {
  scrollMarginBlockEnd: vars.space[24],
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  selectors: {
    '& + &': { paddingBlockStart: vars.space[6], borderBlockStart: edge },
  },
});

export const stepTitle = style({
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.strong,
  scrollMarginBlockStart: vars.space[5],
});

export const preview = style({
  ...column,
  background: vars.color.surface.ground,
  selectors: {
    ...hiddenBy('fields'),
    [inPage]: {
      position: 'sticky',
      insetBlockStart: 'var(--head-height, 0px)',
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - var(--head-height, 0px) - var(--bars-height, 0px) - ${vars.space[24]})`,
      marginBlockStart: vars.space[5],
      padding: 0,
      border: 'none',
    },
  },
  '@media': {
    [media.wide]: { borderInlineStart: edge },
    [low]: { overflow: 'visible' },
  },
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexShrink: 0,
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  paddingInline: inset,
  borderBlockStart: edge,
  selectors: {
    [inPage]: {
      position: 'sticky',
      insetBlockEnd: 'var(--bars-height, 0px)',
      // A drawer or a phone may have no room for the faults beside the buttons.
      display: 'flex',
      flexWrap: 'wrap',
      zIndex: vars.layer.content,
      paddingBlockEnd: vars.space[3],
      paddingInline: 0,
      background: vars.color.surface.ground,
    },
    [`[role="dialog"] ${inPage}`]: { insetBlockEnd: 0, background: 'var(--table-ground)' },
  },
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [low]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.content,
      paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
      background: 'var(--table-ground)',
      selectors: { [inPage]: { position: 'static' } },
    },
  },
});

export const refusal = style({ flexBasis: '100%', gridColumn: '1 / -1' });

// A refused form says so above its foot, which is then twice as high.
globalStyle(`${window}:has(${refusal})`, {
  '@media': { [low]: { scrollPaddingBlockEnd: `calc(${vars.space[24]} + ${vars.space[16]})` } },
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  selectors: { '&:empty': { '@media': { [media.narrow]: { display: 'none' } } } },
});

export const saved = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [lowAndNarrow]: { display: 'none' } },
});

export const faults = style({
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  color: vars.color.status.danger.text,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  selectors: { [inPage]: { marginInlineStart: 'auto' } },
  '@media': { [lowAndNarrow]: { gap: vars.space[1] } },
});

globalStyle(`${actions} > button`, {
  '@media': { [lowAndNarrow]: { paddingInline: vars.space[3] } },
});
