import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { accent, border, surface, text } = vars.color;

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

export const legend = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[3],
});

export const method = style({
  ...touchTarget,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space[4],
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover },
    '&:has(:checked)': {
      borderColor: accent.graphic,
      boxShadow: `inset 0 0 0 1px ${accent.graphic}`,
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
});

export const number = style({ gridColumn: '1 / -1' });

export const note = style({ color: text.muted, fontSize: vars.font.size.label });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
