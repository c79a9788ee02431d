import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, status, text } = vars.color;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: `${vars.space[1]} ${vars.space[2]}`,
  minBlockSize: vars.space[6],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  whiteSpace: 'nowrap',
});

export const icon = style({ flexShrink: 0 });

const looks = {
  yours: { color: accent.onSolid, background: accent.solid },
  others: { color: status.warning.text, background: status.warning.soft },
  on: { color: status.success.text, background: status.success.soft },
  done: { color: status.success.text, borderColor: status.success.text },
  over: { color: text.muted, background: border.quiet },
  failed: { color: status.danger.text, background: status.danger.soft },
} as const;

export const look = styleVariants(looks, (colours) => ({
  ...colours,
  '@media': {
    [media.forcedColours]: { color: 'CanvasText', background: 'Canvas', borderColor: 'GrayText' },
  },
}));
