import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const video = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: '200px',
  maxInlineSize: '100%',
});

export const square = style({ aspectRatio: '1', borderRadius: vars.radius.medium });

export const said = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
