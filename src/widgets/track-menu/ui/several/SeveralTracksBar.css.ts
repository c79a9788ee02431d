import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

/** Below it a count and six fingertips share a phone's line. */
const fitsPhrase = '(min-width: 440px)';
/** In px: the words of all buttons beside the count. */
const fitsWords = '(min-width: 880px)';

/** A container query, because the sidebar can be resized. */
export const room = style({
  display: 'flex',
  justifyContent: 'center',
  inlineSize: '100%',
  containerType: 'inline-size',
});

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '100%',
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
});

export const row = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' });

export const count = style({
  flexGrow: 1,
  marginInlineEnd: vars.space[2],
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({ '@container': { [fitsPhrase]: { display: 'none' } } });

export const phrase = style({
  '@container': {
    '(max-width: 439.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const act = style({
  '@container': {
    [fitsWords]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      inlineSize: 'auto',
      paddingInline: vars.space[3],
    },
  },
});

export const words = style({
  display: 'none',
  fontSize: vars.font.size.small,
  whiteSpace: 'nowrap',
  '@container': { [fitsWords]: { display: 'inline' } },
});

export const liked = style({ color: vars.color.liked, fill: 'currentColor' });

export const hint = style({
  ...truncated,
  paddingBlockEnd: vars.space[2],
  paddingInline: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  textAlign: 'center',
});

/** Drawn at the pointer; itself out of the window. */
export const carried = style({
  position: 'fixed',
  insetBlockStart: '-200px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
});
