import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space[4],
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const who = style({ display: 'flex', gap: vars.space[4], minInlineSize: 0 });

export const portrait = style({ flexShrink: 0, alignSelf: 'start', inlineSize: '64px' });

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const verified = style({
  display: 'inline-flex',
  marginInlineStart: vars.space[1],
  color: vars.color.accent.text,
  verticalAlign: 'text-bottom',
});

export const facts = style({
  display: 'grid',
  // All cards of a row end alike: figures are below one another, two in a line.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  flexGrow: 1,
  alignContent: 'start',
});

/** Figures of a line stand on one level, however long their names. */
export const fact = style({ display: 'grid', alignContent: 'space-between', minInlineSize: 0 });

export const term = style({ color: vars.color.text.muted, fontSize: vars.font.size.caption });

export const value = style({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Both alike: neither is the main act. */
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
});

/** A record, and at the end of its line what is to be known of it. */
export const release = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const amount = style({ flexShrink: 0, textAlign: 'end' });
