import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

/** Something that can be done, in one sentence and one button. */
export const card = style({
  display: 'grid',
  // The buttons of a row of cards stand in one line, each as high as the others.
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
  placeItems: 'start',
});

/** A name that opens what it names. */
export const name = style({
  justifyContent: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  textAlign: 'start',
});

export const password = style({
  display: 'block',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.border.quiet,
  fontSize: vars.font.size.title,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Switches with their words, no wider than is read at a glance. */
export const settings = style({ maxInlineSize: '640px' });

/** Room for the longest comparison: whatever it says, no card changes its height. */
export const comparison = style({
  display: 'block',
  minBlockSize: '3lh',
  '@media': { [media.medium]: { minBlockSize: '2lh' } },
});
