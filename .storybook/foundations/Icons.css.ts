import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

export const icons = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
});

export const icon = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${color.border.quiet}`,
  background: color.surface.raised,
});

export const used = style({
  fontSize: font.size.caption,
  lineHeight: font.line.snug,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[8],
});

export const size = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const labels = style({ display: 'grid', gap: space[4] });

export const label = style({ display: 'flex', alignItems: 'center', gap: space[4] });
