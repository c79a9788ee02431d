import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, text } = vars.color;

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  containerType: 'inline-size',
});

export const current = style({
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': { [media.medium]: { padding: vars.space[6] } },
});

export const currentWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  flex: '1 1 260px',
  minInlineSize: 0,
});

export const plans = style({
  display: 'grid',
  gap: vars.space[4],
  // One, two or four per row, never three and one.
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 940px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: accent.soft,
  '@media': { [media.medium]: { padding: vars.space[6] } },
});

export const offerWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 280px',
  minInlineSize: 0,
});

/** Sticks above the player. */
export const outcome = style({
  position: 'sticky',
  zIndex: vars.layer.content,
  insetBlockEnd: 'calc(var(--bars-height, 0px) + 16px)',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  marginBlockStart: `calc(-1 * ${vars.space[10]})`,
});

export const panel = style({
  overflowX: 'auto',
});

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const portrait = style({ flexShrink: 0, inlineSize: '44px' });

export const personName = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const table = style({ fontSize: vars.font.size.small });

export const head = style({
  paddingBlockEnd: vars.space[2],
  color: text.muted,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-end]': { textAlign: 'end' } },
});

export const cell = style({
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
  borderBlockStart: `1px solid ${border.quiet}`,
  selectors: {
    '&[data-end]': {
      paddingInlineEnd: 0,
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
