import { style } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

const { accent, border, status, surface, text } = vars.color;

export const place = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  '@media': { [media.medium]: { display: 'none' } },
});

export const nav = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const steps = style({ display: 'flex', alignItems: 'flex-start' });

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '19px',
      insetInline: 'calc(-50% + 20px) calc(50% + 20px)',
      blockSize: '2px',
      background: border.quiet,
    },
    '&[data-reached]::before': { background: accent.graphic },
  },
});

const look = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  padding: '6px',
  borderRadius: vars.radius.medium,
  color: text.muted,
  fontSize: vars.font.size.label,
  textAlign: 'center',
} as const;

export const ahead = style(look);

export const current = style({
  ...look,
  color: text.primary,
  fontWeight: vars.font.weight.strong,
});

export const back = style({
  ...touchTarget,
  ...look,
  color: text.primary,
  selectors: { '&:hover': { background: surface.hover } },
});

export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `2px solid ${border.strong}`,
  borderRadius: vars.radius.full,
  background: surface.ground,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] &': { borderColor: accent.graphic, color: accent.text },
    '[data-state="invalid"] &': { borderColor: status.danger.text, color: status.danger.text },
    '[aria-current="step"] &': {
      borderColor: accent.solid,
      background: accent.solid,
      color: accent.onSolid,
    },
  },
});

export const label = style({
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { display: 'none' } },
});
