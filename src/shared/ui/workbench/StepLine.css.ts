import { style } from '@vanilla-extract/css';
import { media, touchTarget, truncated, vars } from '@/shared/theme';

const { accent, border, status, surface, text } = vars.color;

/** Folded to one line it stays in sight while the window scrolls. */
export const steps = style({
  selectors: {
    ':not([data-in-page]) > * > * > &': {
      '@media': {
        [media.short]: {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: vars.layer.content,
          background: 'var(--table-ground)',
        },
      },
    },
  },
});

export const folded = style({
  display: 'none',
  '@media': {
    [media.short]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      paddingInline: vars.space[4],
      borderBlockEnd: `1px solid ${border.quiet}`,
    },
  },
});

export const position = style({
  flexShrink: 0,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({
  ...truncated,
  flexGrow: 1,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
});

export const line = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  paddingInline: vars.space[4],
  selectors: { '[data-in-page] &': { paddingInline: 0 } },
  '@media': {
    [media.narrow]: { paddingInline: vars.space[2] },
    [media.short]: { display: 'none' },
  },
});

export const item = style({ flex: '1 1 0', minInlineSize: 0 });

export const step = style({
  ...touchTarget,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  borderBlockEnd: `2px solid ${border.quiet}`,
  color: text.muted,
  fontSize: vars.font.size.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: surface.hover },
    '&[aria-current]': {
      borderBlockEndColor: accent.solid,
      color: text.primary,
      fontWeight: vars.font.weight.strong,
    },
    '&[data-invalid]': { color: status.danger.text },
  },
  '@media': {
    // The words of three steps are whole at 320 px.
    [media.narrow]: { gap: vars.space[1], fontSize: vars.font.size.label, paddingInline: 0 },
  },
});

export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '22px',
  blockSize: '22px',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': {
      borderColor: accent.solid,
      background: accent.solid,
      color: accent.onSolid,
    },
    '[data-invalid] > &': {
      borderColor: status.danger.text,
      background: status.danger.soft,
      color: status.danger.text,
    },
  },
  // A backplate would cover the number.
  '@media': {
    [media.forcedColours]: { selectors: { '[aria-current] > &': { forcedColorAdjust: 'none' } } },
  },
});
