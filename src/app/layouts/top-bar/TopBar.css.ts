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

/** Where a long page puts its title: below the bar on a phone, which has no room for more. */
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

// Beside the visitor's two links a phone has room for the symbol alone.
globalStyle(`${brand} span span`, {
  '@media': { '(max-width: 399.98px)': { display: 'none' } },
});
