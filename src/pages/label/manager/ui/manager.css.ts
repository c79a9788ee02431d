import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** A picture and its words, in a cell. */
export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const thumb = style({ flexShrink: 0, inlineSize: '40px' });

export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
