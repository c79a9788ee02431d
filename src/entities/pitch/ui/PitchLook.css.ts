import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const pitch = style({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[5],
});

export const cover = style({ flexShrink: 0, inlineSize: '200px', maxInlineSize: '100%' });

export const words = style({
  flex: '1 1 min(100%, 280px)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
