import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, status, surface, text } = vars.color;

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

export const full = style({ color: text.muted, fontSize: vars.font.size.small });

export const drop = style([full, { '@media': { [media.touch]: { display: 'none' } } }]);

export const list = style({ display: 'grid', gap: vars.space[2] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: vars.space[2],
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.medium,
  selectors: { '&[data-state="failed"]': { borderColor: status.danger.text } },
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.small,
  background: surface.overlay,
  color: text.muted,
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const words = style({ display: 'grid', rowGap: '2px', minInlineSize: 0 });

export const name = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: text.muted,
  fontSize: vars.font.size.label,
  fontVariantNumeric: 'tabular-nums',
});

export const failure = style([state, { alignItems: 'flex-start', color: status.danger.text }]);

export const sign = style({
  flexShrink: 0,
  marginBlockStart: '2px',
  selectors: { [`${row}[data-state="done"] &`]: { color: status.success.text } },
});

export const progress = style({ marginBlock: vars.space[1] });

export const actions = style({ display: 'flex' });
