import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  listStyle: 'none',
});

export const portrait = style({ inlineSize: '44px', flexShrink: 0 });

export const words = style({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' });
