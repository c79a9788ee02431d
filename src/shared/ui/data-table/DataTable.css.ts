import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { border, surface, text } = vars.color;
const ground = `var(--table-ground, ${surface.ground})`;

/** From here on there are rows; below, each row is a card. */
const rows = '(min-width: 640px)';
const cards = '(max-width: 639.98px)';

export const part = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  scrollMarginBlockStart: vars.space[2],
});

/** Rows scroll within it where they need more width than there is; else with the page. */
const scrolling = {
  overflow: 'auto',
  maxBlockSize: 'calc(100dvh - var(--head-height, 0px) - var(--bars-height, 0px))',
  overscrollBehaviorX: 'contain',
} as const;

export const frame = style({
  '@container': { [rows]: { selectors: { '&[data-too-wide]': scrolling } } },
  '@media': { print: { overflow: 'visible !important', maxBlockSize: 'none !important' } },
});

const between = '(min-width: 640px) and (max-width: 1039.98px)';

export const room = styleVariants({
  medium: {},
  wide: { '@container': { [between]: scrolling } },
});

export const table = style({
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-stale]': { color: text.muted } },
});

export const tableRoom = styleVariants({
  medium: {},
  wide: { '@container': { [between]: { minInlineSize: '1040px' } } },
});

export const head = style({
  '@container': {
    [cards]: {
      // The cards name their values; screen readers keep the heads.
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const headCell = style({
  position: 'sticky',
  insetBlockStart: 'var(--head-height, 0px)',
  zIndex: vars.layer.content,
  blockSize: '44px',
  paddingInline: vars.space[3],
  background: ground,
  boxShadow: `inset 0 -1px ${border.quiet}`,
  color: text.muted,
  fontSize: vars.font.size.label,
  whiteSpace: 'nowrap',
  '@media': { print: { position: 'static' } },
});

// Inside of a frame that scrolls by itself the head stands at its edge.
globalStyle(`${room.wide} ${headCell}`, { '@container': { [between]: { insetBlockStart: 0 } } });
globalStyle(`${frame}[data-too-wide] ${headCell}`, {
  '@container': { [rows]: { insetBlockStart: 0 } },
});

export const sort = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSmall,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: text.muted,
  selectors: {
    '&:hover': { color: text.primary, background: surface.hover },
    '[aria-sort] > &': { color: text.primary, fontWeight: vars.font.weight.strong },
    '[data-numeric] > &': { flexDirection: 'row-reverse' },
  },
  // Unseen heads are no stops for the keyboard: cards are sorted by a list of choices.
  '@container': { [cards]: { display: 'none' } },
});

/** Keeps its room, so that no column moves when another is sorted by. */
export const arrow = style({
  flexShrink: 0,
  visibility: 'hidden',
  selectors: { '[aria-sort] &': { visibility: 'visible' } },
});

export const cardTitle = style({ '@container': { [rows]: { display: 'none' } } });

export const row = style({
  '@container': {
    [rows]: {
      selectors: {
        '&:hover, &:focus-within': { background: surface.raised },
        '&[data-selected]': { background: surface.selected },
      },
    },
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      marginBlockEnd: vars.space[3],
      padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[3]}`,
      border: `1px solid ${border.quiet}`,
      borderRadius: vars.radius.medium,
      background: surface.raised,
      selectors: { '&[data-selected]': { background: surface.selected } },
    },
  },
});

const cardLine = {
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
} as const;

export const cell = style({
  blockSize: '44px',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  boxShadow: `inset 0 -1px ${border.quiet}`,
  '@container': {
    [cards]: {
      ...cardLine,
      blockSize: 'auto',
      paddingInline: 0,
      boxShadow: 'none',
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
  },
});

export const isCompact = style({});
globalStyle(`${isCompact} ${cell}`, {
  '@container': { [rows]: { blockSize: '36px', paddingBlock: 0 } },
});

export const name = style({
  minInlineSize: '160px',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  '@container': {
    [rows]: {
      position: 'sticky',
      insetInlineStart: 0,
      background: ground,
      selectors: {
        'tr:is(:hover, :focus-within) > &': { background: surface.raised },
        'tr[data-selected] > &': { background: surface.selected },
      },
    },
    [cards]: {
      gridColumn: '1 / 3',
      display: 'block',
      minBlockSize: vars.size.touch,
      alignContent: 'center',
      textAlign: 'start',
      fontSize: vars.font.size.body,
      selectors: { 'tr[data-selectable] > &': { gridColumn: '2 / 3' } },
    },
  },
});

/** Beside a long name it goes to a line of its own. */
const ownLine = { flexWrap: 'wrap', justifyContent: 'end', rowGap: 0 } as const;

export const number = style({
  '@container': { [rows]: { textAlign: 'end', whiteSpace: 'nowrap' }, [cards]: ownLine },
});

export const isWhole = style({
  '@container': { [rows]: { whiteSpace: 'nowrap' }, [cards]: ownLine },
});

/** Holds the place of a figure, at the end of its line. */
export const figureToCome = style({ marginInlineStart: 'auto' });

/** What names the value in a card. */
export const valueName = style({
  flexShrink: 0,
  color: text.muted,
  '@container': { [rows]: { display: 'none' } },
});
globalStyle(`:is(${number}, ${isWhole}) > ${valueName}`, { marginInlineEnd: 'auto' });

export const check = style({
  inlineSize: '44px',
  paddingInlineEnd: 0,
  '@container': {
    [cards]: {
      gridRow: 1,
      gridColumn: '1 / 2',
      display: 'block',
      inlineSize: 'auto',
      marginInlineStart: `calc(-1 * ${vars.space[2]})`,
      paddingInlineEnd: vars.space[1],
    },
  },
});

export const menu = style({
  inlineSize: '52px',
  paddingInlineStart: 0,
  textAlign: 'end',
  '@container': {
    [cards]: {
      gridRow: 1,
      gridColumn: '3 / 4',
      display: 'block',
      inlineSize: 'auto',
      marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    },
  },
});

/** Above the rows; the bar of the chosen ones has its height, and takes its place. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '52px',
  color: text.muted,
  fontSize: vars.font.size.label,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [rows]: { selectors: { '&[data-cards-only]': { display: 'none' } } } },
});

export const cardOrder = style({
  flexGrow: 1,
  maxInlineSize: '280px',
  '@container': { [rows]: { display: 'none' } },
});

/** Stays in sight while one chooses further rows; the head gives way to it. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 'var(--head-height, 0px)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '52px',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  background: surface.selected,
  fontSize: vars.font.size.small,
  '@media': { print: { display: 'none' } },
});

export const barActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const count = style({ fontWeight: vars.font.weight.strong, marginInlineEnd: vars.space[2] });

export const pages = style({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: text.muted,
  fontSize: vars.font.size.label,
  fontVariantNumeric: 'tabular-nums',
});

export const pageButtons = style({ display: 'flex', gap: vars.space[1] });
