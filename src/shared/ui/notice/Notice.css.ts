import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, status, surface, text } = vars.color;

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  minBlockSize: '48px',
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  color: text.primary,
  fontSize: vars.font.size.small,
  '@media': { [media.medium]: { flexWrap: 'nowrap' } },
});

export const tone = styleVariants({
  quiet: { background: surface.raised, borderColor: border.quiet },
  accent: { background: accent.soft },
  success: { background: status.success.soft },
  warning: { background: status.warning.soft },
  danger: { background: status.danger.soft },
});

export const icon = style({ flexShrink: 0 });

export const iconTone = styleVariants({
  quiet: { color: text.muted },
  accent: { color: accent.text },
  success: { color: status.success.text },
  warning: { color: status.warning.text },
  danger: { color: status.danger.text },
});

export const words = style({ flex: '1 1 24ch', minInlineSize: 0 });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});
