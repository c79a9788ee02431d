import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { status, text } = vars.color;

export const checking = style({ display: 'grid', gap: vars.space[1] });

export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const check = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[2],
  color: text.muted,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="met"]': { color: text.primary },
    '&[data-state="failed"]': { gridColumn: '1 / -1', color: status.danger.text },
  },
});

export const sign = style({
  marginBlockStart: '2px',
  selectors: { [`${check}[data-state="met"] &`]: { color: status.success.text } },
});
