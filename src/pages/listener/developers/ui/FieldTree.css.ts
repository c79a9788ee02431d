import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { text, border, accent } = vars.color;

export const whole = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const tree = style({ display: 'grid', listStyle: 'none', minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  // The arrow stands here, so that names begin at one line.
  paddingInlineStart: vars.space[5],
  borderBlockStart: `1px solid ${border.quiet}`,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: text.muted,
  fontSize: vars.font.size.small,
});

const code = style({
  minInlineSize: 0,
  fontFamily: 'monospace',
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});

export const name = style([code, { color: text.primary, fontWeight: vars.font.weight.strong }]);

export const type = style([code, { color: text.muted }]);

export const toggle = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[5]})`,
  color: text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { color: accent.text },
});

export const arrow = style({
  flexShrink: 0,
  alignSelf: 'center',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
});

export const mark = style({
  selectors: { '&[data-mark=required]': { color: accent.text } },
});

export const limits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: text.muted,
  fontSize: vars.font.size.small,
});

export const option = style([
  code,
  {
    marginInlineEnd: vars.space[2],
    color: text.primary,
  },
]);

export const inner = style({
  borderInlineStart: `2px solid ${border.quiet}`,
});
