import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const tools = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  paddingBlockEnd: vars.space[2],
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  minBlockSize: vars.size.control,
  gap: vars.space[2],
});
