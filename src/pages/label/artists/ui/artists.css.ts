import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

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

/** The cards of a row end at the same height. */
export const facts = style({ flexGrow: 1 });

/** Equal weight: neither is the main action. */
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const release = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const amount = style({ flexShrink: 0, textAlign: 'end' });
