import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
});

export const clear = style({ whiteSpace: 'nowrap' });

/** Keeps its line while nothing plays. */
export const end = style({ minBlockSize: '1lh' });
