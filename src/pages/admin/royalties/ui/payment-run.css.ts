import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const room = style({ containerType: 'inline-size', minInlineSize: 0 });

/** The run at the left, its payees at the right where their table has room for its columns. */
export const desk = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': {
    '(min-width: 1020px)': { gridTemplateColumns: '340px minmax(0, 1fr)' },
  },
});

export const side = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Never cut: a long sum gets smaller in a narrow window. */
export const sum = style({
  fontSize: 'clamp(1.5rem, 11cqi, 48px)',
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const life = style({ display: 'grid', listStyle: 'none' });

export const stage = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[5],
  fontSize: vars.font.size.small,
  selectors: {
    '&[data-state=later]': { color: vars.color.text.muted },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlockStart: '5px',
      inlineSize: '12px',
      blockSize: '12px',
      border: `2px solid ${vars.color.text.muted}`,
      borderRadius: vars.radius.full,
    },
    '&[data-state=done]::before': { background: vars.color.text.muted },
    '&[data-state=next]::before': { borderColor: vars.color.accent.solid },
    // The line to the next stage.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '9px',
      insetBlock: '21px -1px',
      borderInlineStart: `2px solid ${vars.color.border.quiet}`,
    },
  },
});

export const detail = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });
