import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, surface, text } = vars.color;

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px dashed ${border.strong}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-over]': { borderColor: accent.graphic, background: surface.hover } },
});

export const closed = style({ color: text.muted, fontSize: vars.font.size.small });

export const drop = style([closed, { '@media': { [media.touch]: { display: 'none' } } }]);

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
