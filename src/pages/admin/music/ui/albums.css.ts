import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const legend = style({
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.heavy,
});

export const choices = style({ display: 'grid', gap: vars.space[2] });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: `auto 40px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[12],
  padding: vars.space[2],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
});

export const cover = style({ inlineSize: '40px' });

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });
