import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { border, surface } = vars.color;

/** A4 between its margins. */
const sheetWidth = '720px';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: sheetWidth,
  marginInline: 'auto',
});

export const acts = style({ '@media': { print: { display: 'none' } } });

export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });

export const sheet = style({
  containerType: 'inline-size',
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.small,
  background: surface.raised,
  '@media': { print: { border: 'none' } },
});

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: vars.space[4],
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 560px)': { padding: vars.space[10] } },
  '@media': { print: { padding: '0 !important' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const facts = style({
  '@container': {
    '(min-width: 560px)': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] },
  },
});

export const number = style({ whiteSpace: 'nowrap' });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const foot = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${border.strong}`,
});

export const hash = style({ fontSize: vars.font.size.label, overflowWrap: 'anywhere' });

export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
