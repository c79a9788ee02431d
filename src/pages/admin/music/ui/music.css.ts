import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const path = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const mount = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[4]} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const setting = style({ overflowWrap: 'anywhere' });
