import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const queue = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  selectors: {
    '&[data-drop]': {
      outline: `2px dashed ${vars.color.accent.graphic}`,
      outlineOffset: '-4px',
    },
  },
});

export const empty = style({ flex: 1, display: 'grid', alignContent: 'center', overflowY: 'auto' });

export const part = style({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[3],
});

export const heading = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.strong,
});

export const together = style({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[3],
});
