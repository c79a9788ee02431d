import { style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '72px',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: vars.color.surface.raised },
});

export const art = style({ inlineSize: '56px', flexShrink: 0 });

export const words = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  ...truncated,
  display: 'block',
  fontWeight: vars.font.weight.medium,
  // The row is one target, with its button above.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
});

export const subtitle = style({
  ...truncated,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

export const fact = style({
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { display: 'block' } },
});

export const action = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  zIndex: vars.layer.content,
});
