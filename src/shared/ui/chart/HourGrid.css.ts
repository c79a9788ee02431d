import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { name } from './Plot.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

const rowHeight = '32px';

export const rows = style({
  display: 'grid',
  gridAutoRows: rowHeight,
  alignItems: 'center',
  textAlign: 'end',
});

export const cells = style({ display: 'grid', gridAutoRows: rowHeight });

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  boxShadow: `inset 0 -1px ${vars.color.border.quiet}`,
  selectors: { '&[data-active]': { background: vars.color.surface.hover } },
});

export const dot = style({
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: vars.radius.full,
  background: vars.color.accent.graphic,
  printColorAdjust: 'exact',
});

export const names = style({});
const little = '(max-width: 479.98px)';
globalStyle(`${names} > ${name}`, {
  '@media': { [little]: { display: 'grid', justifyContent: 'center', overflow: 'visible' } },
});
globalStyle(`${names} > ${name}:nth-child(even)`, {
  '@media': { [little]: { visibility: 'hidden' } },
});
