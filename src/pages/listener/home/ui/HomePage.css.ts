import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[10],
  minInlineSize: 0,
});

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingBlockStart: vars.space[2],
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

/** Cards carry an inner margin; this puts their covers in line with the headings. */
export const cards = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});
