import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const changes = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const change = style({ margin: 0, whiteSpace: 'pre-line' });
