import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const scroller = style({
  maxBlockSize: '320px',
  overflow: 'auto',
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.small,
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
});

globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface.ground,
  color: vars.color.text.muted,
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} ${number}`, { textAlign: 'end' });
