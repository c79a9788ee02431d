import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { rows } from './widths';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '52px',
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [rows]: { selectors: { '&[data-narrow-only]': { display: 'none' } } } },
});

export const narrowOrder = style({
  flexGrow: 1,
  maxInlineSize: '280px',
  '@container': { [rows]: { display: 'none' } },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 'var(--head-height, 0px)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '52px',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.selected,
  fontSize: vars.font.size.small,
  '@media': { print: { display: 'none' } },
});

export const barActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const count = style({ fontWeight: vars.font.weight.strong, marginInlineEnd: vars.space[2] });

export const pages = style({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontVariantNumeric: 'tabular-nums',
});

export const pageButtons = style({ display: 'flex', gap: vars.space[1] });
