import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { unfinishedMask } from './series-fills.css';

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const sample = style({ inlineSize: '24px', blockSize: '8px' });

export const swatch = style({ inlineSize: '12px', blockSize: '12px', borderRadius: '3px' });

export const unfinishedBar = style({
  background: 'currentColor',
  maskImage: unfinishedMask,
  printColorAdjust: 'exact',
});

export const unfinishedDot = style({
  inlineSize: '9px',
  blockSize: '9px',
  border: '2px solid currentColor',
  borderRadius: vars.radius.full,
});
