import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { border, text } = vars.color;

const beside = '(min-width: 560px)';

export const sums = style({
  display: 'grid',
  gap: vars.space[5],
  '@container': { [beside]: { display: 'flex', gap: 0 } },
});

export const sum = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${border.strong}`,
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-2px',
      insetBlockStart: '100%',
      blockSize: vars.space[5],
      borderInlineStart: `2px dotted ${border.strong}`,
    },
  },
  '@container': {
    [beside]: {
      flex: '1 1 0',
      display: 'block',
      paddingInline: 0,
      paddingBlockStart: vars.space[3],
      borderInlineStart: 'none',
      borderBlockStart: `2px solid ${border.strong}`,
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlockStart: '-6px',
          inlineSize: '10px',
          blockSize: '10px',
          border: `2px solid ${border.strong}`,
          borderRadius: vars.radius.full,
        },
        '&:not(:last-child)::after': { display: 'none' },
        '&:last-child': { flex: '0 1 auto' },
      },
    },
  },
});

export const name = style({
  display: 'block',
  color: text.muted,
  fontSize: vars.font.size.small,
});

export const amount = style({
  fontSize: vars.font.size.title,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${sum}:last-child &`]: { fontSize: vars.font.size.headline } },
});
