import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { border, text } = vars.color;

const narrow = '(max-width: 559.98px)';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} thead`, { color: text.muted, fontSize: vars.font.size.label });

export const row = style({
  borderBlockEnd: `1px solid ${border.quiet}`,
  selectors: {
    '&[data-total]': {
      borderBlockStart: `3px double ${border.strong}`,
      borderBlockEnd: 'none',
      fontWeight: vars.font.weight.strong,
    },
    [`${table}[data-wide] &`]: {
      '@container': {
        [narrow]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(auto, 1fr))',
        },
      },
    },
  },
});

const cell = style({
  paddingBlock: vars.space[2],
  fontWeight: 'inherit',
  verticalAlign: 'top',
  selectors: { '& + &': { paddingInlineStart: vars.space[3] } },
});

export const name = style([
  cell,
  {
    inlineSize: '100%',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      [`${table}[data-wide] &`]: {
        '@container': { [narrow]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
      },
    },
  },
]);

export const figure = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: {
      [`${table}[data-wide] ${name} + &`]: {
        '@container': { [narrow]: { paddingInlineStart: 0 } },
      },
    },
  },
]);
