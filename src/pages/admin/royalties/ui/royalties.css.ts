import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const acts = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[2],
});

export const sum = style({
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const lines = style({
  display: 'grid',
  gap: vars.space[2],
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  overflowWrap: 'anywhere',
});

export const about = style({ gridColumn: '1 / -1', color: vars.color.text.muted });

export const head = style({ fontSize: vars.font.size.label, overflowWrap: 'anywhere' });
