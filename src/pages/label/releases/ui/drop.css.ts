import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { text } = vars.color;

export const reading = style({ display: 'grid', flexGrow: 1, gap: vars.space[2] });

/** The cover beside what was found. */
export const found = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
});

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[6],
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});

export const plain = style([list, { paddingInlineStart: 0, listStyle: 'none' }]);

export const reason = style({ color: text.muted });
