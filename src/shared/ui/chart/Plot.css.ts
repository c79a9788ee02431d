import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gridTemplateRows: '152px auto',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  // The tooltip must not widen the page.
  contain: 'inline-size',
  '@media': {
    [media.medium]: { gridTemplateRows: '220px auto' },
    print: { breakInside: 'avoid' },
  },
});

export const ticks = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'end',
  minInlineSize: '3.5em',
});

export const tick = style({
  position: 'relative',
  gridArea: '1 / 1',
  whiteSpace: 'nowrap',
  translate: '0 50%',
  lineHeight: vars.font.line.tight,
});

export const ground = style({
  position: 'relative',
  borderRadius: vars.radius.small,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const grid = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
});

export const walk = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const tip = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  zIndex: vars.layer.content,
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: '120px',
  maxInlineSize: '220px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
  pointerEvents: 'none',
  selectors: {
    '&[data-side="after"]': { marginInlineStart: vars.space[3] },
    '&[data-side="before"]': {
      translate: '-100% 0',
      marginInlineStart: `calc(-1 * ${vars.space[3]})`,
    },
  },
  '@media': { print: { display: 'none' } },
});

export const tipLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const tipValue = style({ fontWeight: vars.font.weight.strong, whiteSpace: 'nowrap' });

export const names = style({ gridColumn: 2, display: 'flex' });

export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-active]': { color: vars.color.text.primary },
    '&[data-alone]': { display: 'grid', justifyContent: 'center', overflow: 'visible' },
  },
});
