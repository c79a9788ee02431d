import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const month = style({ maxInlineSize: '280px' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.space[4],
});
globalStyle(`${facts} dt`, {
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

export const open = style({ alignSelf: 'start' });
