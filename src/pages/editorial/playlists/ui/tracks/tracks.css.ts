import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const found = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  listStyle: 'none',
});

export const track = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const cover = style({ inlineSize: '40px' });

export const words = style({ minInlineSize: 0 });
