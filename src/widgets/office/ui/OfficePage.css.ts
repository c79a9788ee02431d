import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

/** A fixed height, because sticky content below needs its offset. */
const lineHeight = 'max(56px, 3.5rem)';
const tabsHeight = 'max(44px, 2.75rem)';

const edge = (times: string) => `calc(${times} * var(--page-edge, 0px))`;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [media.medium]: { gap: vars.space[6] } },
});

/** Covers what scrolls beneath. */
export const head = style({
  position: 'sticky',
  insetBlockStart: vars.size.topBar,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 'calc(-1 * var(--page-edge-block, 0px))',
  marginInline: edge('-1'),
  paddingInline: edge('1'),
  background: vars.color.surface.ground,
  boxShadow: `inset 0 -1px ${vars.color.border.quiet}`,
  '@media': {
    [media.low]: { position: 'static' },
    print: { position: 'static', boxShadow: 'none' },
  },
});

globalStyle(`:root:has(${head})`, { vars: { '--office-head': lineHeight } });
globalStyle(`:root:has(${head}[data-tabs])`, {
  vars: { '--office-head': `calc(${lineHeight} + ${tabsHeight})` },
});

export const line = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: lineHeight,
});

export const picture = style({
  flexShrink: 0,
  inlineSize: '40px',
  display: 'grid',
  placeItems: 'center',
  selectors: { '&:empty': { display: 'none' } },
});

export const names = style({
  flex: '0 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@container': {
    '(min-width: 640px)': {
      flexDirection: 'row',
      alignItems: 'baseline',
      gap: vars.space[3],
    },
  },
});

export const title = style({
  '@container': { '(min-width: 640px)': { flexShrink: 0, maxInlineSize: '60cqi' } },
});

export const act = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

// Only the icon shows; the text stays the accessible name.
globalStyle(`${act} button:has(> svg:first-child)`, {
  '@container': {
    '(max-width: 639.98px)': {
      gap: 0,
      paddingInline: vars.space[3],
      fontSize: 0,
    },
  },
});

export const tabs = style({
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: tabsHeight,
  '@media': { print: { display: 'none' } },
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minInlineSize: 0,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minBlockSize: `calc(2 * ${vars.space[6]} + ${vars.space[1]})`,
  '@media': { [media.medium]: { minBlockSize: vars.space[6] } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [media.medium]: { marginInlineStart: 'auto' },
    print: { display: 'none' },
  },
});
