import { globalStyle, style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';
import { frame, ground, headRow, isCompact, shade } from './DataTable.css';
import { lines, rows } from './widths';

const { border, surface, text } = vars.color;
const rule = `inset 0 -1px ${border.quiet}`;

/** Two lines: name and figure above fact and badge. */
const narrowRow = {
  display: 'grid',
  gridTemplate: '"check name figure act end" "check fact badge act end" / auto minmax(0, 1fr)',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  columnGap: 0,
} as const;

export const row = style({
  position: 'relative',
  '@container': {
    [rows]: {
      selectors: {
        '&:hover, &:focus-within': { background: surface.raised },
        '&[data-selected]': { background: surface.selected },
      },
    },
    [lines]: {
      ...narrowRow,
      minBlockSize: '56px',
      // 72 px with two lines.
      paddingBlock: '11px',
      boxShadow: rule,
      selectors: { '&[data-selected]': { background: surface.selected } },
    },
  },
  '@media': { [media.forcedColours]: { borderBlockEnd: '1px solid' } },
});
globalStyle(headRow, { '@container': { [lines]: { ...narrowRow, boxShadow: rule } } });
globalStyle(`${headRow} > th`, {
  '@container': {
    [lines]: { position: 'static', blockSize: 'auto', padding: 0, boxShadow: 'none' },
  },
});

export const cell = style({
  blockSize: '44px',
  paddingInline: vars.space[3],
  paddingBlock: '2px',
  boxShadow: rule,
  '@container': {
    [lines]: { blockSize: 'auto', padding: 0, boxShadow: 'none' },
  },
});

globalStyle(`${isCompact} ${cell}`, {
  '@container': { [rows]: { blockSize: '36px', paddingBlock: 0 } },
});

const leastName = '160px';

export const name = style({
  minInlineSize: leastName,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  '@container': {
    [rows]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    [lines]: { minInlineSize: 0, fontSize: vars.font.size.body },
  },
});

export const number = style({
  '@container': { [rows]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});

export const isWhole = style({ '@container': { [rows]: { whiteSpace: 'nowrap' } } });

export const figureToCome = style({ marginInlineStart: 'auto' });

export const valueName = style({ '@container': { [rows]: { display: 'none' } } });

export const check = style({
  inlineSize: '44px',
  paddingInlineEnd: 0,
  '@container': { [lines]: { marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
});

export const end = style({
  inlineSize: '52px',
  paddingInlineStart: 0,
  textAlign: 'end',
  '@container': { [lines]: { inlineSize: 'auto' } },
  '@media': { print: { display: 'none' } },
});

export const endButtons = style({ display: 'inline-flex' });

export const openButton = style({});

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A hidden link shows while it has the focus. */
const shownAgain = {
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  blockSize: 'auto',
  padding: vars.space[2],
  overflow: 'visible',
  clipPath: 'none',
  zIndex: 2,
  background: surface.raised,
} as const;

// Screen readers still read the columns without room.
const mostColumns = 20;
for (let place = 0; place < mostColumns; place += 1) {
  const away = `${frame}[data-away~="${place}"] [data-place="${place}"]`;
  const inRows = (look: object) => ({
    '@media': { 'not print': { '@container': { [rows]: look } } },
  });
  globalStyle(away, inRows(hidden));
  globalStyle(`${away}:focus-within`, inRows(shownAgain));
}
const withoutPart = ':is(td, th)[data-place]:not([data-part])';
globalStyle(`${frame} ${withoutPart}`, { '@container': { [lines]: hidden } });
globalStyle(`${frame} ${withoutPart}:focus-within`, { '@container': { [lines]: shownAgain } });
globalStyle(
  `${headRow} > :is([data-part="fact"], [data-part="badge"], [data-part="lone"], [data-part="act"])`,
  {
    '@container': { [lines]: hidden },
  },
);

const inLines = (parts: string, look: object) =>
  globalStyle(`${frame} tr > :is(${parts})`, { '@container': { [lines]: look } });
for (const area of ['check', 'name', 'figure', 'fact', 'badge', 'act', 'end'])
  inLines(`[data-part="${area}"]`, { gridArea: area });
// A name of two lines stands beside a figure and what is below it.
inLines(
  '[data-part="name"]:not(:has(~ [data-part="fact"]), [data-part="fact"] ~ [data-part="name"])',
  { gridRow: '1 / 3' },
);
inLines('[data-part="lone"]', { gridColumn: 'figure', gridRow: '1 / 3' });
inLines('[data-part="name"], [data-part="fact"]', truncated);
globalStyle('tr > [data-part="act"] [data-second]', {
  '@container': { [lines]: { display: 'none' } },
});
// An act is as wide as its longest word: the name needs the room.
globalStyle(`${frame} tr > [data-part="act"] :is(a, button)`, {
  '@container': {
    [lines]: { inlineSize: 'min-content', paddingBlock: 0, whiteSpace: 'normal', lineHeight: 1.2 },
  },
});
// A name button is only as high as its text: pressing the row does the same.
globalStyle(`${frame} tr > [data-part="name"] button`, {
  '@container': { [lines]: { minBlockSize: 0, paddingBlock: 0 } },
});
inLines('[data-part="fact"]', { color: text.muted, fontSize: vars.font.size.label });
inLines('[data-part="figure"], [data-part="badge"], [data-part="lone"], [data-part="act"]', {
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
inLines('td[data-part="figure"]', {
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.strong,
});

const unneeded = { '@container': { [rows]: { display: 'none' } } };
globalStyle(`${frame}:not([data-away], [data-opens]) ${end}:not([data-has-menu])`, unneeded);
globalStyle(`${frame}:not([data-away], [data-opens]) ${openButton}`, unneeded);
globalStyle(`${frame}:is([data-away], [data-opens]) ${end}[data-has-menu]`, {
  '@container': { [rows]: { inlineSize: '96px' } },
});
for (const beside of [
  `${end}[data-has-menu]`,
  `tr:has(> [data-part="act"] :is(a, button)) > ${end}`,
]) {
  globalStyle(`${beside} ${openButton}`, {
    '@container': { [lines]: { ...hidden, minInlineSize: 0, minBlockSize: 0 } },
  });
  globalStyle(`${beside} ${openButton}:focus-visible`, {
    '@container': {
      [lines]: {
        ...shownAgain,
        insetInlineEnd: vars.size.touch,
        inlineSize: vars.size.touch,
        blockSize: vars.size.touch,
      },
    },
  });
}
globalStyle(`${row}:has(${openButton})`, { '@container': { [lines]: { cursor: 'pointer' } } });
globalStyle(`${frame}:is([data-away], [data-opens]) ${row}:has(${openButton})`, {
  '@container': { [rows]: { cursor: 'pointer' } },
});

// A long text takes no space from columns whose text would fit.
globalStyle(`${frame} ${cell}:not(${number}, ${isWhole}, ${end}, ${check})`, {
  '@container': { [rows]: { maxInlineSize: '200px' } },
});
// Unwrapped, to measure what the texts need.
globalStyle(`${frame}[data-measured] ${cell}:not(${number}, ${isWhole}, ${end}, ${check})`, {
  '@container': {
    [rows]: { ...truncated, minInlineSize: 0 },
  },
});
// The table must not get wider than measured.
globalStyle(
  `${frame}[data-measured] ${cell}[data-place="0"]:not(${number}, ${isWhole}, ${end}, ${check})`,
  { '@container': { [rows]: { minInlineSize: leastName } } },
);

const stays = `${frame}[data-too-wide] :is([data-last], ${end})`;
const endSize = { '': '0px', ':has([data-part="end"])': '52px', ':has([data-has-menu])': '96px' };
for (const [having, size] of Object.entries(endSize))
  globalStyle(`${frame}[data-too-wide]${having} [data-last]`, {
    '@container': { [rows]: { insetInlineEnd: size } },
  });
globalStyle(stays, { '@container': { [rows]: { position: 'sticky', zIndex: 1 } } });
globalStyle(`${frame}[data-too-wide] ${end}`, {
  '@container': { [rows]: { insetInlineEnd: 0 } },
});
for (const [of, background] of [
  ['', ground],
  ['tr:is(:hover, :focus-within) > ', surface.raised],
  ['tr[data-selected] > ', surface.selected],
])
  globalStyle(`tbody ${of}${name}, ${frame}[data-too-wide] tbody ${of}:is([data-last], ${end})`, {
    '@container': { [rows]: { background } },
  });
const edge = (side: string, of: string, offset: string) =>
  globalStyle(`${frame}[data-too-wide][data-more~="${side}"] ${of}`, {
    '@container': { [rows]: { boxShadow: `${rule}, ${offset} 0 12px -8px ${shade}` } },
  });
edge('start', '[data-place="0"]', '12px');
edge('end', '[data-last]', '-12px');
