import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const column = style({ maxInlineSize: '640px' });

const listed = {
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
} as const;

export const points = style({ ...listed, listStyle: 'disc' });
export const steps = style({ ...listed, listStyle: 'decimal' });
