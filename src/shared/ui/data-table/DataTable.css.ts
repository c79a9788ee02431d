import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';
import { lines, rows, shownAmongOthers, shownNarrow } from './widths';

const { border, surface, text } = vars.color;

export const ground = createVar();
export const shade = createVar();

export const part = style({
  vars: {
    [ground]: `var(--table-ground, ${surface.ground})`,
    [shade]: `color-mix(in srgb, ${vars.scrim} 40%, transparent)`,
  },
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  scrollMarginBlockStart: vars.space[2],
});

/** Wide rows scroll inside it. */
export const frame = style({
  '@container': {
    [rows]: {
      selectors: {
        '&[data-too-wide]': {
          overflow: 'auto',
          maxBlockSize: 'calc(100dvh - var(--head-height, 0px) - var(--bars-height, 0px))',
          overscrollBehaviorX: 'contain',
        },
      },
    },
  },
  '@media': { print: { overflow: 'visible !important', maxBlockSize: 'none !important' } },
});

export const table = style({
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-stale]': { color: text.muted } },
  '@container': { [lines]: { display: 'block' } },
});

export const isCompact = style({});

export const body = style({ '@container': { [lines]: { display: 'block' } } });
for (const shown of [shownAmongOthers, shownNarrow])
  globalStyle(`${body}[data-folded="${shown}"] > tr:nth-child(n + ${shown + 1})`, {
    '@container': { [lines]: { display: 'none' } },
  });

export const unfold = style({
  justifySelf: 'start',
  '@container': { [rows]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const headRow = style({});
globalStyle(`thead:has(> ${headRow})`, { '@container': { [lines]: { display: 'block' } } });

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

// In a frame that scrolls by itself the head sticks to the frame's top.
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
  // Two-line rows are sorted by a select.
  '@container': { [lines]: { display: 'none' } },
});

/** Columns must not move when the sort changes. */
export const arrow = style({
  flexShrink: 0,
  visibility: 'hidden',
  selectors: { '[aria-sort] &': { visibility: 'visible' } },
});

export const plainTitle = style({ '@container': { [rows]: { display: 'none' } } });
