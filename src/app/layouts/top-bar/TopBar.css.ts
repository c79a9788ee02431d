import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.topBar,
  paddingInline: vars.space[4],
  '@media': { [media.medium]: { paddingInline: vars.space[6] } },
});

export const brand = style({
  display: 'flex',
  '@media': { [media.medium]: { display: 'none' } },
});

export const history = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'flex', gap: vars.space[1] } },
});

/** On phones below the bar, for lack of room. */
export const pageHead = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  '@media': { [media.medium]: { position: 'static', flex: 1, minInlineSize: 0 } },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

// A phone fits only the symbol.
globalStyle(`${brand} span span`, {
  '@media': { '(max-width: 399.98px)': { display: 'none' } },
});
