import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const timeline = style({ display: 'grid', listStyle: 'none' });

export const event = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[5],
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  selectors: {
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
    // It is in that playlist now.
    '&[data-is-on]::before': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.solid,
    },
    // The line to the event before.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '9px',
      insetBlock: '21px -1px',
      borderInlineStart: `2px solid ${vars.color.border.quiet}`,
    },
  },
});

export const detail = style({ color: vars.color.text.muted });
