import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const account = style({
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

export const picture = style({ flexShrink: 0, color: vars.color.text.muted });

export const words = style({ flex: '1 1 220px', overflowWrap: 'anywhere' });
