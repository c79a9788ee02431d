import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { border, status, surface, text } = vars.color;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const hint = style({ color: text.muted, fontSize: vars.font.size.label });

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: status.danger.text,
  fontSize: vars.font.size.label,
  whiteSpace: 'pre-line',
});

export const errorIcon = style({ flexShrink: 0 });

export const box = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const input = style({
  ...touchTarget,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: vars.space[3],
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.medium,
  background: surface.ground,
  color: text.primary,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    '&:hover': { borderColor: text.muted },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: status.danger.text },
    '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    '&[data-leading]': { paddingInlineStart: vars.space[10] },
    '&[data-trailing]': { paddingInlineEnd: vars.space[12] },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const leading = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  color: text.muted,
  pointerEvents: 'none',
});

export const trailing = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[1],
  display: 'grid',
  placeItems: 'center',
});

export const check = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  cursor: 'pointer',
  fontSize: vars.font.size.small,
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: vars.opacity.disabled } },
});

export const checkInput = style({
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  cursor: 'inherit',
});

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space[10],
  cursor: 'pointer',
});

export const chevron = style([
  leading,
  { insetInlineStart: 'auto', insetInlineEnd: vars.space[3] },
]);

export const textArea = style({
  minBlockSize: '88px',
  paddingBlock: vars.space[3],
  lineHeight: vars.font.line.normal,
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '40dvh',
});

export const date = style({ appearance: 'none', fontVariantNumeric: 'tabular-nums' });

export const legend = style({ marginBlockEnd: vars.space[2] });
