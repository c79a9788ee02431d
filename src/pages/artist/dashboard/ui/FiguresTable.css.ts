import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { border, surface, text } = vars.color;

/** From here on there are rows; below, each row is a card. */
const rows = '(min-width: 600px)';

export const room = style({ containerType: 'inline-size' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Cards name their values themselves; screen readers keep the heads. */
export const head = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    [rows]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  },
});

export const row = style({
  display: 'block',
  marginBlockEnd: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.medium,
  '@container': {
    [rows]: { display: 'table-row', border: 'none' },
  },
});

export const headCell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${border.quiet}`,
  color: text.muted,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
});

export const name = style({
  display: 'block',
  paddingBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [rows]: {
      display: 'table-cell',
      padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
      borderBlockEnd: `1px solid ${border.quiet}`,
      background: surface.ground,
    },
  },
});

export const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  textAlign: 'end',
  '@container': {
    [rows]: {
      display: 'table-cell',
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderBlockEnd: `1px solid ${border.quiet}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});

export const number = style({
  '@container': { [rows]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});

/** Names the value in a card. */
export const valueName = style({
  flexShrink: 0,
  color: text.muted,
  '@container': { [rows]: { display: 'none' } },
});
